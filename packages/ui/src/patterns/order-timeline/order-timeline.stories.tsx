import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderTimeline } from './order-timeline.tsx'

/** What happened to an order or a withdrawal, what happens now, and what is left. */
const meta = {
  title: 'Patterns/OrderTimeline',
  component: OrderTimeline,
  args: {
    steps: [
      { title: 'Received', state: 'done', at: '2:02 pm' },
      { title: 'Being checked', state: 'now', detail: 'Usually 6 minutes.' },
      { title: 'Paid into your wallet', state: 'next' },
    ],
  },
} satisfies Meta<typeof OrderTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NeedsYou: Story = {
  args: {
    steps: [
      { title: 'Received', state: 'done', at: '2:02 pm' },
      { title: 'Send a clearer photo', state: 'todo', at: '2:09 pm' },
      { title: 'Paid into your wallet', state: 'next' },
    ],
  },
}
