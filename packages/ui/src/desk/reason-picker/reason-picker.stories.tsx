import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { sampleReasons } from '../samples/desk.tsx'
import { ReasonPicker } from './reason-picker.tsx'

const meta = {
  title: 'Desk/ReasonPicker',
  component: ReasonPicker,
  args: { reasons: sampleReasons, value: 101, onChange: () => {} },
  render: function Live(args) {
    const [value, setValue] = useState(args.value)
    return <ReasonPicker {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof ReasonPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const None: Story = { args: { value: null } }
export const Missing: Story = { args: { value: null, error: 'Choose why the card is refused.' } }
