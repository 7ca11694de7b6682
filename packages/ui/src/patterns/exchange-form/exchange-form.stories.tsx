import { groupThousands, WideDecimal } from '@kaadi/core/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Countdown } from '../../primitives/countdown/countdown.tsx'
import { ExchangeForm, type ExchangeFormProps } from './exchange-form.tsx'

const naira = { id: 'ngn', code: 'NGN', symbol: '₦', decimals: 2, name: 'naira', balance: '248600' }
const cedi = { id: 'ghs', code: 'GHS', symbol: '₵', decimals: 2, name: 'cedi', balance: '0' }
const usdt = {
  id: 'usdt',
  code: 'USDT',
  symbol: 'USDT ',
  decimals: 6,
  name: 'US dollar tether',
  balance: '120.5',
}
const inCents = (value: WideDecimal) => value.toDecimalPlaces(2).toFixed()

function Live(args: ExchangeFormProps) {
  const [pair, setPair] = useState({ from: args.from, to: args.to })
  const [amounts, setAmounts] = useState({ pay: args.pay, get: args.get })
  const rate = args.rate ?? '1'
  const symbol = args.currencies.find(({ id }) => id === pair.from)?.symbol ?? ''
  return (
    <ExchangeForm
      {...args}
      {...pair}
      {...amounts}
      onPairChange={(from, to) => setPair({ from, to })}
      onAmountChange={(side, amount) =>
        setAmounts(
          side === 'pay'
            ? { pay: amount, get: amount && inCents(new WideDecimal(amount).times(rate)) }
            : { pay: amount && inCents(new WideDecimal(amount).div(rate)), get: amount },
        )
      }
      submitLabel={amounts.pay ? `Exchange ${symbol}${groupThousands(amounts.pay)}` : undefined}
    />
  )
}

/** Two amounts and the rate between them: either can be typed. The app reckons, by the rounding of the books. */
const meta = {
  title: 'Patterns/ExchangeForm',
  component: ExchangeForm,
  render: (args) => <Live {...args} />,
  args: {
    currencies: [naira, cedi, usdt],
    from: 'usdt',
    to: 'ngn',
    pay: '100',
    get: '161240',
    rate: '1612.4',
    onPairChange: () => {},
    onAmountChange: () => {},
    onExchange: fn(),
  },
} satisfies Meta<typeof ExchangeForm>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { pay: '', get: '' } }
export const TypedOnEitherSide: Story = {
  args: { pay: '', get: '' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: /You get/ }), '16124')
    await expect(canvas.getByRole('textbox', { name: /You pay/ })).toHaveValue('10')
    await userEvent.click(canvas.getByRole('button', { name: 'Use all' }))
    await expect(canvas.getByRole('textbox', { name: /You pay/ })).toHaveValue('120.5')
    await userEvent.click(canvas.getByRole('button', { name: /^Exchange/ }))
    await expect(args.onExchange).toHaveBeenCalledOnce()
  },
}
export const WithFeeAndClock: Story = {
  args: {
    lines: [
      { label: 'Fee', amount: '100', currency: naira, sign: 'out' },
      { label: 'Into your naira wallet', amount: '161140', currency: naira },
    ],
    deadline: <Countdown deadline={45_000} totalMs={60_000} now={() => 0} appearance="text" />,
  },
}
export const Pricing: Story = { args: { pricing: true, get: '' } }
export const OldRate: Story = { args: { rateAt: '2:02 pm' } }
export const NoRate: Story = { args: { rate: null, get: '' } }
export const TooMuch: Story = {
  args: { pay: '500', get: '806200', payError: 'You have USDT 120.50. Enter that much or less.' },
}
export const Refused: Story = {
  args: { error: 'This rate has run out. Look at the new one and exchange again.' },
}
export const Loading: Story = { args: { loading: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Huge: Story = {
  globals: { viewport: { value: 'small' } },
  args: { from: 'ngn', to: 'ghs', pay: '99999999999.99', get: '83333333333.32', rate: '0.00833333' },
}
export const TwiceAsLarge: Story = { globals: { textSize: 'double' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
