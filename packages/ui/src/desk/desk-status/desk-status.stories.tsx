import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeskOrderStatus, DeskWithdrawalStatus } from './desk-status.tsx'

/** The state of an order as the desk sees it: what waits for us stands out. */
const meta = {
  title: 'Desk/DeskOrderStatus',
  component: DeskOrderStatus,
  subcomponents: { DeskWithdrawalStatus },
  args: { status: 1 },
} satisfies Meta<typeof DeskOrderStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Withdrawals: Story = {
  render: () => (
    <div className="story-row">
      {[0, 1, 4, 10, 21].map((status) => (
        <DeskWithdrawalStatus key={status} status={status} />
      ))}
      <DeskWithdrawalStatus status={0} isToBeTaken />
      <DeskWithdrawalStatus status={4} isToBeTaken />
    </div>
  ),
}
