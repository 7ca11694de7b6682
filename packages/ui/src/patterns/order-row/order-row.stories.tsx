import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleColors } from '../samples/card-types.ts'
import { hugeAmount, naira } from '../samples/currencies.ts'
import { OrderRow } from './order-row.tsx'

/** A gift-card order in a list. */
const meta = {
  title: 'Patterns/OrderRow',
  component: OrderRow,
  args: {
    href: '#order',
    cardName: 'Steam',
    colors: sampleColors.steam,
    title: 'Steam $100',
    detail: '2:02 pm',
    status: 1,
    amount: '150000',
    currency: naira,
  },
  decorators: [
    (Story) => (
      <div className="k-panel k-rows" data-padding="none">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderRow>
export default meta
type Story = StoryObj<typeof meta>

export const Orders: Story = {
  render: (args) => (
    <>
      <OrderRow {...args} />
      <OrderRow {...args} status={21} />
      <OrderRow
        {...args}
        status={10}
        cardName="Apple"
        colors={sampleColors.apple}
        title="Apple $200"
        amount="279000"
      />
      <OrderRow
        {...args}
        status={20}
        cardName="Xbox"
        colors={sampleColors.xbox}
        title="Xbox $25"
        amount="30250"
      />
      <OrderRow
        {...args}
        status={22}
        cardName="Amazon"
        colors={sampleColors.amazon}
        title="Amazon $50"
        amount="61400"
      />
      <OrderRow {...args} title="Carte-cadeau Foot Locker Europe 200 £" amount={hugeAmount} status={5} />
      <OrderRow {...args} amount="118400" amountLabel="Offer" status={5} />
    </>
  ),
}
