import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { FilterBar } from './filter-bar.tsx'

const meta = {
  title: 'Patterns/FilterBar',
  component: FilterBar,
  args: {
    label: 'State of the trade',
    options: [
      { value: 'all', label: 'All', count: 214 },
      { value: 'open', label: 'Being checked', count: 2 },
      { value: 'todo', label: 'Needs you', count: 1 },
      { value: 'paid', label: 'Paid', count: 198 },
      { value: 'refused', label: 'Refused', count: 13 },
    ],
    value: 'all',
    onChange: () => {},
  },
  render: function Live(args) {
    const [value, setValue] = useState(args.value)
    return <FilterBar {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithMonth: Story = {
  args: {
    end: (
      <button type="button" className="k-chip">
        November
      </button>
    ),
  },
}
