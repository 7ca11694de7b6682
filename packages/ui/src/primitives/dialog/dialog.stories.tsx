import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

/**
 * Interrupts for something that cannot be done in place; on a phone prefer a `Sheet`. Escape, the back gesture and a
 * press beside it close; the focus returns to the opener.
 */
const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { open: true, onClose: fn(), title: 'Photo rules' },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: {
    children: 'Show the whole card in daylight, with the code scratched open and nothing over it.',
    actions: <Button>Take the photo</Button>,
  },
}

export const Tall: Story = {
  args: {
    children: <p>{'Show the whole card in daylight. '.repeat(80)}</p>,
    actions: <Button>Take the photo</Button>,
  },
}
