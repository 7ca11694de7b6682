import type { Meta, StoryObj } from '@storybook/react-vite'
import { hugeAmount, naira } from '../../patterns/samples/currencies.ts'
import { sampleRates } from '../../patterns/samples/rates.ts'
import { Money } from '../../primitives/money/money.tsx'
import { StatTile } from './stat-tile.tsx'

const meta = {
  title: 'Desk/StatTile',
  component: StatTile,
  args: { label: 'Median time to pay', value: '6:40', detail: 'of 212 orders today' },
} satisfies Meta<typeof StatTile>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithLine: Story = { args: { change: { trend: 'down', by: '8%' }, points: sampleRates.down } }
export const Late: Story = {
  args: { tone: 'bad', label: 'Late now', value: '3', detail: 'The oldest by 12 minutes' },
}
export const Link: Story = {
  render: () => <StatTile as="a" href="#second" tone="todo" label="Wait for a second person" value="4" />,
}
export const Huge: Story = {
  args: { label: 'Paid out today', value: <Money amount={hugeAmount} currency={naira} size={22} /> },
}
