import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { ExchangeForm, type ExchangeFormProps } from './exchange-form.tsx'

const currencies = [
  { id: 'ngn', code: 'NGN', symbol: '₦', decimals: 2, name: 'naira', balance: '2500.5' },
  { id: 'ghs', code: 'GHS', symbol: '₵', decimals: 2, name: 'cedi' },
  { id: 'usdt', code: 'USDT', symbol: 'USDT ', decimals: 6, name: 'tether' },
]

function show(props: Partial<ExchangeFormProps> = {}) {
  const [pair, amount, exchange] = [vi.fn(), vi.fn(), vi.fn()]
  const { container } = render(
    <ExchangeForm
      currencies={currencies}
      from="ngn"
      to="ghs"
      pay="1000"
      get="8.33"
      rate="0.00833"
      onPairChange={pair}
      onAmountChange={amount}
      onExchange={exchange}
      {...props}
    />,
  )
  return { container, pair, amount, exchange }
}

const amountOf = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('ExchangeForm', () => {
  it('names both amounts with their currency and says which side was typed', async () => {
    const { amount, container } = show()
    await userEvent.type(amountOf(/^You pay\s?, naira/), '0')
    await userEvent.type(amountOf(/^You get\s?, cedi/), '{Backspace}')
    expect(amount.mock.calls).toEqual([
      ['pay', '10000'],
      ['get', '8.3'],
    ])
    await expectAccessible(container)
  })

  it('writes the rate whole, and says how old it is or that there is none', () => {
    const { container } = show({ rateAt: '2:02 pm' })
    const rate = () => container.querySelector('.k-exchange-rate')?.textContent
    expect(rate()).toContain('₵0.00833')
    expect(rate()).toContain('Rate from 2:02 pm')
  })

  it('lets nothing through without a rate or while it works', async () => {
    const { exchange, container } = show({ rate: null })
    expect(container.querySelector('.k-exchange-rate')?.textContent).toBe(
      'No rate for these two at the moment',
    )
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Exchange' }).disabled).toBe(true)
    await userEvent.type(amountOf(/^You pay\s?, naira/), '{Enter}')
    expect(exchange).not.toHaveBeenCalled()
  })

  it('swaps by its button, and where the other side’s currency is chosen', async () => {
    const { pair } = show()
    await userEvent.click(screen.getByRole('button', { name: 'Swap currencies' }))
    const pays = screen.getByRole('combobox', { name: /Currency you pay in/ })
    const gets = screen.getByRole('combobox', { name: /Currency you get/ })
    await userEvent.selectOptions(pays, 'ghs')
    await userEvent.selectOptions(pays, 'usdt')
    await userEvent.selectOptions(gets, 'ngn')
    expect(pair.mock.calls).toEqual([
      ['ghs', 'ngn'],
      ['ghs', 'ngn'],
      ['usdt', 'ghs'],
      ['ghs', 'ngn'],
    ])
  })

  it('takes the whole balance, and posts both sides', async () => {
    const { amount, exchange, container } = show()
    await userEvent.click(screen.getByRole('button', { name: 'Use all' }))
    expect(amount).toHaveBeenCalledExactlyOnceWith('pay', '2500.5')
    await userEvent.click(screen.getByRole('button', { name: 'Exchange' }))
    expect(exchange).toHaveBeenCalledOnce()
    const posted = new FormData(container.querySelector('form')!)
    expect([...posted.keys()]).toEqual(['pay', 'from', 'get', 'to'])
    expect([posted.get('from'), posted.get('to')]).toEqual(['ngn', 'ghs'])
  })
})
