import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from './countdown.tsx'

const minute = 60_000
/** A clock that stands still, so that the pictures do. */
const stillClock = () => 0

/** Time that runs out, from an instant and never from a duration. Spoken at five minutes, one minute and the end. */
const meta = {
  title: 'Primitives/Countdown',
  component: Countdown,
  args: { deadline: 21 * minute + 40_000, totalMs: 30 * minute, now: stillClock },
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const Ring: Story = {}
export const Full: Story = { args: { deadline: 30 * minute } }
export const UnderFiveMinutes: Story = { args: { deadline: 4 * minute + 9000 } }
export const Over: Story = { args: { deadline: 0 } }
export const Text: Story = { args: { appearance: 'text' } }
