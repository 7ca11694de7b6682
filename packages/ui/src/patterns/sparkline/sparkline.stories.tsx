import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleRates } from '../samples/rates.ts'
import { Sparkline } from './sparkline.tsx'

const meta = {
  title: 'Patterns/Sparkline',
  component: Sparkline,
  args: { points: sampleRates.up, label: 'Rate over the last 24 hours: up' },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const Up: Story = {}
export const Down: Story = { args: { points: sampleRates.down, label: 'Rate over the last 24 hours: down' } }
export const Flat: Story = {
  args: { points: sampleRates.flat, label: 'Rate over the last 24 hours: no change' },
}
export const Level: Story = { args: { points: [1480, 1480, 1480], label: 'Rate: the same all day' } }
export const OnePoint: Story = { args: { points: [1480], label: 'Rate: one price so far' } }
export const None: Story = { args: { points: [], label: 'Rate: no prices yet' } }
