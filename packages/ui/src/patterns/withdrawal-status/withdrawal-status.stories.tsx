import type { Meta, StoryObj } from '@storybook/react-vite'
import { WithdrawalStatus } from './withdrawal-status.tsx'

const meta = {
  title: 'Patterns/WithdrawalStatus',
  component: WithdrawalStatus,
  args: {
    status: 4,
    asked: { at: '1:32 pm', dateTime: '2026-11-20T12:32:00Z' },
    approved: { at: '1:32 pm', dateTime: '2026-11-20T12:32:05Z' },
    sent: { at: '1:33 pm', dateTime: '2026-11-20T12:33:00Z' },
    ended: { at: '1:35 pm', dateTime: '2026-11-20T12:35:00Z' },
  },
  render: (args) => (
    <section className="k-panel" data-padding="large" aria-label="Status">
      <WithdrawalStatus {...args} />
    </section>
  ),
} satisfies Meta<typeof WithdrawalStatus>
export default meta
type Story = StoryObj<typeof meta>

export const OnItsWay: Story = { args: { detail: 'Most arrive within a minute.' } }
export const BeingChecked: Story = { args: { status: 1, detail: 'Until 1:40 pm at the latest.' } }
export const Queued: Story = { args: { status: 3 } }
export const BankConfirmsLate: Story = {
  args: { status: 5, detail: 'GTBank has not answered yet. Your money is safe and we keep asking.' },
}
export const Paid: Story = { args: { status: 10, detail: '₦60,000.00 to GTBank 4821' } }
export const Refused: Story = { args: { status: 20, detail: 'The account is not in your name.' } }
export const Failed: Story = {
  args: { status: 21, detail: 'The bank could not take it. Nothing was charged.' },
}
export const Cancelled: Story = { args: { status: 22 } }
export const Returned: Story = { args: { status: 23, detail: 'The account is closed.' } }
export const UnknownCode: Story = { args: { status: 77 } }
