import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleColors } from '../samples/card-types.ts'
import { hugeAmount, naira } from '../samples/currencies.ts'
import { WithdrawalRow } from '../withdrawal-row/withdrawal-row.tsx'
import { OrderRow } from './order-row.tsx'

const meta = {
  title: 'Patterns/OrderRow and WithdrawalRow',
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
    </>
  ),
}
export const Withdrawals: Story = {
  render: () => (
    <>
      <WithdrawalRow
        href="#1"
        title="To GTBank 4821"
        detail="1:32 pm"
        status={4}
        amount="60000"
        currency={naira}
      />
      <WithdrawalRow
        href="#2"
        title="To OPay 0937"
        detail="Yesterday, 6:15 pm"
        status={10}
        amount="85400"
        currency={naira}
      />
      <WithdrawalRow
        href="#3"
        title="To GTBank 4821"
        detail="4:02 pm · money is back"
        status={21}
        amount="40000"
        currency={naira}
      />
      <WithdrawalRow
        href="#4"
        title="To GTBank 4821"
        detail="3:10 pm"
        status={5}
        amount="12000"
        currency={naira}
      />
      <WithdrawalRow
        href="#5"
        title="To Moniepoint 1102"
        detail="9:15 am"
        status={22}
        amount={hugeAmount}
        currency={naira}
      />
    </>
  ),
}
