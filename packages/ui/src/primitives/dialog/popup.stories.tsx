import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { GiftIcon, MegaphoneIcon } from '../icon/index.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Popup } from './popup.tsx'

/** One announcement in the middle of the screen: a picture, a line, one way on, and Close. */
const meta = {
  title: 'Primitives/Popup',
  component: Popup,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    open: true,
    onClose: fn(),
    icon: <MegaphoneIcon />,
    title: 'Steam pays more this evening',
    action: <Button block>See the rate</Button>,
    children: 'USA cards from $50 pay ₦30 more per $1 until 6:00 pm today.',
  },
} satisfies Meta<typeof Popup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Long: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Nouvelles conditions de vente pour toutes les cartes',
    action: undefined,
    children: 'Les cartes vendues après dix-huit heures sont vérifiées le lendemain matin. '.repeat(12),
  },
}

export const WithKeyboardOpen: Story = {
  globals: { viewport: { value: 'keyboard' } },
  args: {
    icon: <GiftIcon />,
    title: 'Who invited you?',
    action: <Button block>Use this code</Button>,
    children: <TextField label="Invitation code" data-autofocus />,
  },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox', { name: 'Invitation code' })
    await waitFor(() => expect(field).toHaveFocus())
    // All of it is seen, not only its upper edge.
    const above = within(canvasElement)
      .getByRole('button', { name: 'Use this code' })
      .getBoundingClientRect().top
    await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(above)
  },
}
