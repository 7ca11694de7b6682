import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Chip, PresetChips, type PresetChipsProps } from './preset-chips.tsx'

function Live(args: PresetChipsProps) {
  const [value, setValue] = useState(args.value)
  return <PresetChips {...args} value={value} onValueChange={setValue} />
}

/** The usual values, one press each. It runs off the edge on purpose: a cut chip says that there are more. */
const meta = {
  title: 'Primitives/PresetChips',
  component: PresetChips,
  subcomponents: { Chip },
  render: Live,
  args: {
    label: 'Usual values',
    value: '100',
    onValueChange: () => {},
    presets: ['25', '50', '100', '150', '200', '500'].map((value) => ({ value, label: `$${value}` })),
  },
} satisfies Meta<typeof PresetChips>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NoneChosen: Story = { args: { value: null } }
export const Wrapped: Story = { args: { wrap: true } }
export const SomeDisabled: Story = {
  args: {
    presets: ['25', '50', '100'].map((value) => ({ value, label: `$${value}`, disabled: value === '25' })),
  },
}
