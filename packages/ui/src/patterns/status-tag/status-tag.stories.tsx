import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScanSearchIcon } from '../../primitives/icon/index.ts'
import { OrderStatusTag, StatusTag, WithdrawalStatusTag } from './status-tag.tsx'

const meta = {
  title: 'Patterns/StatusTag',
  component: StatusTag,
  subcomponents: { OrderStatusTag, WithdrawalStatusTag },
  args: { tone: 'wait', icon: <ScanSearchIcon />, label: 'Checking' },
} satisfies Meta<typeof StatusTag>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

const shelf = { display: 'flex', flexWrap: 'wrap', gap: 'var(--s-2)' } as const

export const Orders: Story = {
  render: () => (
    <div style={shelf}>
      {[0, 1, 2, 3, 4, 5, 10, 11, 12, 20, 21, 22, 23, 24, 25, 30, 40].map((status) => (
        <OrderStatusTag key={status} status={status} />
      ))}
      <OrderStatusTag status={21} windowOver />
      <OrderStatusTag status={99} />
    </div>
  ),
}
export const Withdrawals: Story = {
  render: () => (
    <div style={shelf}>
      {[0, 1, 2, 3, 4, 5, 10, 20, 21, 22, 23, 99].map((status) => (
        <WithdrawalStatusTag key={status} status={status} />
      ))}
    </div>
  ),
}
