import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { sampleColors } from '../samples/card-types.ts'
import { dollars, hugeAmount, longFrench, naira } from '../samples/currencies.ts'
import { RateCalculator } from './rate-calculator.tsx'

const steam = { name: 'Steam', colors: sampleColors.steam, detail: 'USA · photo' }

const meta = {
  title: 'Patterns/RateCalculator',
  component: RateCalculator,
  args: {
    card: steam,
    onChooseCard: () => {},
    value: '100',
    onValueChange: () => {},
    cardCurrency: dollars,
    presets: ['25', '50', '100', '150', '200', '500'].map((value) => ({ value, label: `$${value}` })),
    payout: { amount: '148000', currency: naira },
    action: <Button block>Sell this card</Button>,
  },
  render: function Live(args) {
    const [value, setValue] = useState(args.value)
    return <RateCalculator {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof RateCalculator>
export default meta
type Story = StoryObj<typeof meta>

export const Priced: Story = {}
export const NoCard: Story = { args: { card: null, value: '', payout: null, action: undefined } }
export const NoAmount: Story = { args: { value: '', payout: null, action: undefined } }
export const RangeNotPriced: Story = {
  args: { value: '700', payout: null, why: 'Steam USA is bought from $25 to $500.', action: undefined },
}
const lines = [
  { label: '$100 at ₦1,480', amount: '148000', currency: naira },
  { label: 'First-trade bonus', amount: '2000', currency: naira, sign: 'in' as const },
]
export const CouponOn: Story = {
  args: {
    payout: { amount: '150000', currency: naira, lines },
    coupon: { label: 'First-trade bonus', detail: '+₦20 per $1', on: true, onChange: () => {} },
  },
}
export const CouponOff: Story = {
  args: { coupon: { label: 'First-trade bonus', detail: '+₦20 per $1', on: false, onChange: () => {} } },
}
export const StaleRate: Story = { args: { stale: { at: '1:40 pm' } } }
export const Offline: Story = { args: { stale: { at: '11:12 am', offline: true } } }
export const Huge: Story = { args: { payout: { amount: hugeAmount, currency: naira } } }
export const LongOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, locale: 'fr' },
  args: {
    card: { name: 'Foot Locker Europe', detail: 'Royaume-Uni · carte physique avec reçu de caisse' },
    payout: { amount: hugeAmount, currency: naira, lines },
    coupon: { label: longFrench, detail: '+₦20 par dollar', on: true, onChange: () => {} },
    stale: { at: '11 h 12', offline: true },
    action: <Button block>Vendre cette carte-cadeau</Button>,
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { stale: { at: '1:40 pm' } } }
export const LargeText: Story = { globals: { textSize: 'double' } }
export const Typed: Story = {
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const value = canvas.getByRole('textbox', { name: /Value on the card/ })
    await userEvent.click(canvas.getByRole('button', { name: '$200' }))
    await expect(value).toHaveValue('200')
    await userEvent.clear(value)
    await userEvent.type(value, '1000')
    await expect(value).toHaveValue('1,000')
    await expect(canvas.getByRole('status')).toHaveTextContent('₦148,000')
  },
}
