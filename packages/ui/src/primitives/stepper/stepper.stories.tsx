import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stepper } from './stepper.tsx'

/** A small whole number, one more or one less. */
const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  args: { label: 'Cards', defaultValue: 2, min: 1, max: 20, moreLabel: 'One card more' },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AtLeast: Story = { args: { defaultValue: 1 } }
export const AtMost: Story = { args: { defaultValue: 20, hint: 'At most 20 cards in one order.' } }
export const WithError: Story = { args: { error: 'Add a photo of each card.' } }
export const Disabled: Story = { args: { disabled: true } }
