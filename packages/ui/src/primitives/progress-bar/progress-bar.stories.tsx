import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './progress-bar.tsx'

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Photo 2', value: 0.64 },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Partly: Story = {}
export const NotBegun: Story = { args: { value: 0 } }
export const Done: Story = { args: { value: 1, tone: 'ok' } }
export const Unknown: Story = { args: { value: null } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
