import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { UpdateBar } from './update-bar.tsx'

const meta = { title: 'Primitives/UpdateBar', component: UpdateBar, args: { onUpdate: fn() } } satisfies Meta<
  typeof UpdateBar
>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Updating: Story = { args: { updating: true } }
