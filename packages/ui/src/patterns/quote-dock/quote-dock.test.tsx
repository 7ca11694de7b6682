import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { headlineSize } from '../receipt-lines/headline-size.ts'
import { QuoteDock, type QuoteDockProps } from './quote-dock.tsx'

const currency = { symbol: '₦' }
const now = () => 1_800_000_000_000
const props: QuoteDockProps = {
  lines: [{ label: '$100 at ₦1,480', amount: '148000', currency }],
  total: '148000',
  currency,
  lock: { state: 'locked', deadline: now() + 552_000, totalMs: 600_000, now },
  action: <button type="button">Send card</button>,
}

it('says what the seller gets and how long the rate is held', async () => {
  const { container } = render(<QuoteDock {...props} />)
  expect(container.textContent).toContain('You get')
  expect(screen.getByRole('timer').textContent).toBe('9:12')
  expect(screen.getByRole('button', { name: 'Send card' })).toBeTruthy()
  await expectAccessible(container)
})

it('can be held once more where the service allows it', async () => {
  const extend = vi.fn()
  const lock = { state: 'locked', deadline: now() + 60_000, totalMs: 600_000, now, onExtend: extend } as const
  render(<QuoteDock {...props} lock={lock} />)
  await userEvent.click(screen.getByRole('button', { name: 'Keep it longer' }))
  expect(extend).toHaveBeenCalledOnce()
})

it('says "about" before the service has priced it', () => {
  const { container } = render(<QuoteDock {...props} lock={{ state: 'estimate' }} />)
  expect(container.textContent).toContain('You get about')
  expect(screen.queryByRole('timer')).toBeNull()
})

describe('when the quote has run out', () => {
  it.each([
    ['-1500', 'The new rate pays ₦1,500.00 less.'],
    ['800.50', 'The new rate pays ₦800.50 more.'],
    ['0.00', 'The new rate pays the same.'],
  ])('tells a difference of %s', (difference, sentence) => {
    render(<QuoteDock {...props} lock={{ state: 'expired', difference, onRequote: () => {} }} />)
    expect(screen.getByRole('status').textContent).toContain(sentence)
  })

  it('says what else made the sum another one, where it was not the rate', () => {
    const why = { words: 'Your coupon is no longer free.', take: 'Go on without it' }
    render(<QuoteDock {...props} lock={{ state: 'expired', difference: '-5', why, onRequote: () => {} }} />)
    expect(screen.getByRole('status').textContent).toBe('Your coupon is no longer free.')
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Go on without it'])
  })

  it('can no longer be sent, only priced again, and once', async () => {
    const requote = vi.fn()
    const { rerender } = render(<QuoteDock {...props} lock={{ state: 'expired', onRequote: requote }} />)
    expect(screen.queryByRole('button', { name: 'Send card' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Use new rate' }))
    rerender(<QuoteDock {...props} lock={{ state: 'expired', onRequote: requote, loading: true }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Use new rate' }))
    expect(requote).toHaveBeenCalledOnce()
  })
})

it.each([
  ['248600.00', 40],
  ['99999999.99', 40],
  ['-100000000', 28],
  ['99999999999.99', 28],
  [null, 40],
])('gives the figure %s the size %i', (amount, size) => {
  expect(headlineSize(amount)).toBe(size)
})
