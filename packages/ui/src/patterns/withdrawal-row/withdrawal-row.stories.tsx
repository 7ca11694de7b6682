import type { Meta, StoryObj } from '@storybook/react-vite'
import { hugeAmount, naira } from '../samples/currencies.ts'
import { WithdrawalRow } from './withdrawal-row.tsx'

/** A withdrawal in a list. */
const meta = {
  title: 'Patterns/WithdrawalRow',
  component: WithdrawalRow,
  args: {
    href: '#withdrawal',
    title: 'To GTBank 4821',
    detail: '1:32 pm',
    status: 4,
    amount: '60000',
    currency: naira,
  },
  decorators: [
    (Story) => (
      <div className="k-panel k-rows" data-padding="none">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WithdrawalRow>
export default meta
type Story = StoryObj<typeof meta>

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
