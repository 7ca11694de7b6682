import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { WithdrawalRow } from '../withdrawal-row/withdrawal-row.tsx'
import { OrderRow } from './order-row.tsx'

const currency = { symbol: '₦' }

describe('OrderRow', () => {
  const row = (status: number, windowOver = false) => {
    const { container } = render(
      <OrderRow
        href="#"
        cardName="Apple"
        title="Apple $200"
        detail="11:08 am"
        status={status}
        windowOver={windowOver}
        amount="279000"
        currency={currency}
      />,
    )
    return container
  }

  it('leads on, with title, time, amount and state', async () => {
    const container = row(10)
    expect(
      screen.getByRole('link', { name: /Apple \$200\s*11:08 am\s*\+₦279,000\s*.00\s*Paid/ }),
    ).toBeTruthy()
    await expectAccessible(container)
  })

  it.each([
    { status: 1, sign: undefined, quiet: undefined },
    { status: 21, sign: undefined, quiet: undefined },
    { status: 10, sign: 'in', quiet: undefined },
    { status: 20, sign: undefined, quiet: 'true' },
    { status: 22, sign: undefined, quiet: 'true' },
  ])('draws the amount of status $status with sign $sign, quiet $quiet', ({ status, sign, quiet }) => {
    const money = row(status).querySelector<HTMLElement>('.k-money')!
    expect([money.dataset.sign, money.dataset.quiet]).toEqual([sign, quiet])
  })

  it('says what the amount is where that is given', () => {
    render(
      <OrderRow
        href="#"
        cardName="Apple"
        title="Apple $200"
        status={5}
        amount="118400"
        amountLabel="Offer"
        currency={currency}
      />,
    )
    expect(screen.getByRole('link', { name: /Offer\s*₦118,400\s*.00\s*Your decision/ })).toBeTruthy()
  })

  it('is quiet when the window for sending again is over', () => {
    expect(row(21, true).querySelector<HTMLElement>('.k-money')!.dataset.quiet).toBe('true')
  })
})

describe('WithdrawalRow', () => {
  it('takes money away with a minus while it stands', () => {
    render(<WithdrawalRow href="#" title="To GTBank 4821" status={4} amount="60000" currency={currency} />)
    expect(screen.getByRole('link', { name: /To GTBank 4821\s*−₦60,000\s*.00\s*On its way/ })).toBeTruthy()
  })

  it.each([20, 21, 22, 23])('gives it back without a sign in status %i', (status) => {
    render(<WithdrawalRow href="#" title="To GTBank" status={status} amount="60000" currency={currency} />)
    expect(screen.getByRole('link').textContent).not.toContain('−')
  })
})
