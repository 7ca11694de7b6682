import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner.tsx'

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  args: { label: 'Checking the account' },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = {}
export const Medium: Story = { args: { size: 'medium' } }
