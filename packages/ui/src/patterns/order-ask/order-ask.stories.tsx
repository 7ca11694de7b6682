import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../primitives/button/button.tsx'
import { longFrench } from '../samples/currencies.ts'
import { OrderAsk } from './order-ask.tsx'

const minute = 60_000
const noon = 1_800_000_000_000
/** A clock that stands still, so that the picture is the same every time. */
const at = (left: number) => ({ deadline: noon + left, totalMs: 30 * minute, now: () => noon })

const meta = {
  title: 'Patterns/OrderAsk',
  component: OrderAsk,
  args: {
    title: 'Send a clearer photo',
    children: 'The last 4 digits are covered. Resend photo 2 before the time runs out.',
    window: at(21 * minute + 40_000),
  },
} satisfies Meta<typeof OrderAsk>
export default meta
type Story = StoryObj<typeof meta>

export const WithClock: Story = {}
export const FullWindow: Story = { args: { window: at(30 * minute) } }
export const UnderFiveMinutes: Story = { args: { window: at(3 * minute + 5000) } }
export const WindowOver: Story = {
  args: {
    over: true,
    title: 'The 30 minutes are over',
    children: 'This trade can no longer be sent again. You can still ask a second person to look at it.',
    action: <Button variant="secondary">Ask for a second look</Button>,
  },
}
export const WithoutClock: Story = {
  args: {
    window: undefined,
    title: 'Which shop sold you this card?',
    children: 'Your place in line is kept.',
    action: <Button>Answer</Button>,
  },
}
export const Long: Story = { args: { title: longFrench, children: longFrench } }
