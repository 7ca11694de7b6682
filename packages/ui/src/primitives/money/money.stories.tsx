import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from './money.tsx'

const naira = { symbol: '₦', decimals: 2, name: 'naira' }

/** A decimal string as the service sent it, drawn in the display face. It never sees a number. */
const meta = {
  title: 'Primitives/Money',
  component: Money,
  args: { amount: '148000', currency: naira },
} satisfies Meta<typeof Money>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  render: (args) => (
    <div className="story-stack" style={{ justifyItems: 'start' }}>
      {([14, 16, 18, 22, 28, 40] as const).map((size) => (
        <Money key={size} {...args} size={size} />
      ))}
    </div>
  ),
}

export const Signs: Story = {
  render: () => (
    <div className="story-stack" style={{ justifyItems: 'end' }}>
      <Money amount="279000" currency={naira} sign="in" />
      <Money amount="60000" currency={naira} sign="out" />
      <Money amount="40000" currency={naira} quiet />
      <Money amount={null} currency={naira} />
    </div>
  ),
}

export const Currencies: Story = {
  render: () => (
    <div className="story-stack" style={{ justifyItems: 'start' }}>
      <Money amount="248600" currency={naira} size={28} />
      <Money amount="1845.5" currency={{ symbol: '₵', decimals: 2 }} size={28} />
      <Money amount="120.123456789" currency={{ symbol: 'USDT ', decimals: 6 }} mode="ceil8" size={28} />
      <Money amount="12." currency={{ symbol: '$' }} mode="plain" size={28} />
    </div>
  ),
}

/** Dots in the room of the figure: nothing moves when it is shown again, and its length is not told. */
export const Concealed: Story = {
  render: () => (
    <div className="story-stack" style={{ justifyItems: 'start' }}>
      <Money amount="248600" currency={naira} size={40} />
      <Money amount="248600" currency={naira} size={40} concealed />
      <Money amount="99999999999.99" currency={naira} concealed />
    </div>
  ),
}

export const Huge: Story = { args: { amount: '99999999999.99', size: 28 } }
