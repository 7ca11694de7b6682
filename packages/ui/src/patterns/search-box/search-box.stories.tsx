import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchBox } from './search-box.tsx'

/** Narrows a list that is already on the screen. Escape and the cross empty it. */
const meta = {
  title: 'Patterns/SearchBox',
  component: SearchBox,
  args: { label: 'Search banks', defaultValue: 'mo' },
} satisfies Meta<typeof SearchBox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
