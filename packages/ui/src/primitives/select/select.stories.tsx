import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './select.tsx'

/** The phone's own list, for a choice among known things. */
const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: { label: 'Country of the card' },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <div className="story-stack">
      <Select label="Country of the card" name="country" defaultValue="us">
        <option value="us">USA</option>
        <option value="uk">United Kingdom</option>
      </Select>
      <Select label="Bank" name="bank" defaultValue="" error="Choose a bank.">
        <option value="">Choose</option>
      </Select>
    </div>
  ),
}
