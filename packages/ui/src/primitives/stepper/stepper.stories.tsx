import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stepper, type StepperProps } from './stepper.tsx'

function Live(args: StepperProps) {
  const [value, setValue] = useState(args.value)
  return <Stepper {...args} value={value} onValueChange={setValue} />
}

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  render: Live,
  args: { label: 'Cards', value: 2, min: 1, max: 20, onValueChange: () => {}, moreLabel: 'One card more' },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AtLeast: Story = { args: { value: 1 } }
export const AtMost: Story = { args: { value: 20, hint: 'At most 20 cards in one order.' } }
export const WithError: Story = { args: { error: 'Add a photo of each card.' } }
export const Disabled: Story = { args: { disabled: true } }
