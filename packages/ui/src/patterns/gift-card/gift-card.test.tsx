import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { GiftCard, type GiftCardProps } from './gift-card.tsx'

const claim = vi.fn()
const props: GiftCardProps = {
  cardName: 'Steam',
  value: '+₦15',
  unit: 'per $1',
  title: 'Steam week',
  conditions: 'USA, $50 to $500',
  phase: 'during',
  when: 'Until Sunday',
  onClaim: claim,
}
const claimButton = () => screen.queryByRole('button', { name: 'Claim' })

it('is an article named by its title, which says what it brings and until when', async () => {
  const { container } = render(<GiftCard {...props} />)
  const { textContent } = screen.getByRole('article', { name: 'Steam week' })
  expect(textContent).toContain('+₦15 per $1')
  expect(textContent).toContain('Until Sunday')
  expect(screen.getByRole('heading', { level: 2, name: 'Steam week' })).toBeTruthy()
  await expectAccessible(container)
})

it('is claimed once while it runs', async () => {
  claim.mockClear()
  const { rerender, container } = render(<GiftCard {...props} />)
  await userEvent.click(claimButton()!)
  expect(claim).toHaveBeenCalledOnce()
  rerender(<GiftCard {...props} claiming />)
  await userEvent.click(claimButton()!)
  expect(claim).toHaveBeenCalledOnce()
  rerender(<GiftCard {...props} claimed action={<a href="/sell">Sell a Steam card</a>} />)
  expect(claimButton()).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Claimed')
  expect(document.activeElement).toBe(screen.getByRole('status'))
  expect(screen.getByRole('link', { name: 'Sell a Steam card' })).toBeTruthy()
  await expectAccessible(container)
})

it('leaves the focus alone where it had been claimed before', () => {
  render(<GiftCard {...props} claimed />)
  expect(document.activeElement).toBe(document.body)
})

it.each([
  ['before', 'Soon'],
  ['after', 'Over'],
] as const)('cannot be claimed %s it runs, and says so', async (phase, word) => {
  const { container } = render(<GiftCard {...props} phase={phase} />)
  expect(claimButton()).toBeNull()
  expect(screen.getByRole('status').textContent).toBe(word)
  await expectAccessible(container)
})

it('says why it cannot be claimed by this seller', () => {
  render(<GiftCard {...props} reason="All 500 are taken." />)
  expect(claimButton()).toBeNull()
  expect(screen.getByText('All 500 are taken.')).toBeTruthy()
})

it('says that claiming failed, and can be tried again', () => {
  render(<GiftCard {...props} error="We could not reach our service." />)
  expect(screen.getByRole('alert').textContent).toBe('We could not reach our service.')
  expect(claimButton()).toBeTruthy()
})

it('tells how far the seller is, until it is claimed', async () => {
  const progress = { value: 2 / 3, label: '2 of 3 cards sold' }
  const { rerender, container } = render(<GiftCard {...props} progress={progress} level={3} />)
  const bar = screen.getByRole('progressbar', { name: '2 of 3 cards sold' })
  expect(bar.getAttribute('aria-valuenow')).toBe('67')
  expect(screen.getByRole('heading', { level: 3 })).toBeTruthy()
  await expectAccessible(container)
  rerender(<GiftCard {...props} progress={progress} claimed />)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('gives its element to a ref, and takes its attributes', () => {
  const ref = createRef<HTMLElement>()
  render(<GiftCard ref={ref} {...props} id="steam" className="own" />)
  expect(ref.current?.id).toBe('steam')
  expect([...(ref.current?.classList ?? [])]).toEqual(['k-gift-card', 'own'])
})
