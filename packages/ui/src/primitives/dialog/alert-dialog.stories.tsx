import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AlertDialog } from './alert-dialog.tsx'

/** Asks once before what cannot be taken back. The focus begins on the way out. */
const meta = {
  title: 'Primitives/AlertDialog',
  component: AlertDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    open: true,
    onClose: fn(),
    onConfirm: fn(),
    title: 'Delete your account?',
    description: 'Your trades stay in our books. You cannot sign in again.',
    confirmLabel: 'Delete account',
    variant: 'danger',
  },
} satisfies Meta<typeof AlertDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = {
  args: {
    title: 'Cancel this order?',
    description: null,
    confirmLabel: 'Cancel order',
    cancelLabel: 'Keep it',
    variant: 'primary',
    loading: true,
  },
}
