import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleDecisions } from '../samples/desk.tsx'
import { DecisionBar } from './decision-bar.tsx'

const meta = {
  title: 'Desk/DecisionBar',
  component: DecisionBar,
  args: { decisions: sampleDecisions, onDecide: () => {}, summary: '1 card, valid at $100' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DecisionBar>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const SecondPerson: Story = { args: { secondPerson: true } }
export const Pending: Story = { args: { pending: 'accept' } }
export const Blocked: Story = { args: { blocked: 'Bisi is checking this order.' } }
export const Incomplete: Story = {
  args: {
    summary: 'Card 1 has no verdict yet.',
    decisions: sampleDecisions.map((decision) => ({ ...decision, disabled: decision.id === 'accept' })),
  },
}
export const WithoutShortcuts: Story = { args: { shortcutsOn: false } }
