import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../../primitives/button/button.tsx'
import { StarterSteps } from './starter-steps.tsx'

const steps = [
  {
    id: 'sell',
    title: 'Sell your first card',
    detail: 'See what it pays before you send anything.',
    action: <ButtonLink href="#sell">Sell a card</ButtonLink>,
  },
  {
    id: 'bank',
    title: 'Add your bank',
    detail: 'The bank fills in your name.',
    action: <ButtonLink href="#bank">Add a bank</ButtonLink>,
  },
  {
    id: 'withdraw',
    title: 'Withdraw',
    detail: 'It usually takes under a minute.',
    action: <ButtonLink href="#withdraw">Withdraw</ButtonLink>,
  },
]
const meta = {
  title: 'Patterns/StarterSteps',
  component: StarterSteps,
  args: { steps, 'aria-label': 'Your first naira' },
} satisfies Meta<typeof StarterSteps>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Second: Story = { args: { steps: steps.map((step, index) => ({ ...step, done: index < 1 })) } }
export const AllDone: Story = { args: { steps: steps.map((step) => ({ ...step, done: true })) } }
