import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
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
    endContent: (
      <button type="button" className="k-chip">
        November
      </button>
    ),
  },
}
export const LongOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, direction: 'rtl' },
  args: {
    label: 'État de la transaction',
    options: [
      { value: 'all', label: 'Toutes les transactions', count: 99_999 },
      { value: 'open', label: 'En cours de vérification', count: 12 },
    ],
  },
}
export const ChosenByKeyboard: Story = {
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /Being checked/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(canvas.getByRole('button', { name: /All/ })).toHaveAttribute('aria-pressed', 'false')
  },
}
