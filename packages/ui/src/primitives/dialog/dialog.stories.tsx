import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { PinPad } from '../pin-pad/pin-pad.tsx'
import { Row, Rows } from '../row/row.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Confirm, Dialog, Popup } from './dialog.tsx'
import { Sheet } from './sheet.tsx'

/**
 * A `Sheet` for a choice or a short task on a phone, a `Dialog` on a desk, a `Popup` for an announcement, `Confirm` before what
 * cannot be taken back. Escape, the back gesture and a press beside it close; the focus returns to the opener.
 */
const meta = {
  title: 'Primitives/Dialog, Sheet, Popup, Confirm',
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

export const TallDialog: Story = {
  args: {
    children: <p>{'Show the whole card in daylight. '.repeat(80)}</p>,
    actions: <Button>Take the photo</Button>,
  },
}

export const AskFirst: Story = {
  render: (args) => (
    <Confirm
      open={args.open}
      onClose={args.onClose}
      title="Delete your account?"
      description="Your trades stay in our books. You cannot sign in again."
      confirmLabel="Delete account"
      onConfirm={fn()}
      variant="danger"
    />
  ),
}

export const AskFirstBusy: Story = {
  render: (args) => (
    <Confirm
      open={args.open}
      onClose={args.onClose}
      title="Cancel this order?"
      confirmLabel="Cancel order"
      cancelLabel="Keep it"
      onConfirm={fn()}
      busy
    />
  ),
}

export const Announcement: Story = {
  render: (args) => (
    <Popup
      open={args.open}
      onClose={args.onClose}
      icon="megaphone"
      title="Steam pays more this evening"
      action={<Button block>See the rate</Button>}
    >
      USA cards from $50 pay ₦30 more per $1 until 6:00 pm today.
    </Popup>
  ),
}

export const AnnouncementLong: Story = {
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <Popup
      open={args.open}
      onClose={args.onClose}
      icon="megaphone"
      title="Nouvelles conditions de vente pour toutes les cartes"
    >
      {'Les cartes vendues après dix-huit heures sont vérifiées le lendemain matin. '.repeat(12)}
    </Popup>
  ),
}

export const PinSheet: Story = {
  render: (args) => (
    <Sheet
      open={args.open}
      onClose={args.onClose}
      centered
      title="Withdrawal password"
      description="₦60,000.00 to GTBank 4821"
    >
      <PinPad label="Withdrawal password" value="4839" onValueChange={fn()} />
    </Sheet>
  ),
}

const banks = [
  'Access Bank',
  'GTBank',
  'Kuda',
  'Moniepoint',
  'Momo PSB',
  'Mkobo MFB',
  'OPay',
  'PalmPay',
  'UBA',
  'Wema',
  'Zenith',
]

export const TallSheet: Story = {
  render: (args) => (
    <Sheet
      open={args.open}
      onClose={args.onClose}
      title="Choose a bank"
      dock={<Button block>Use this bank</Button>}
    >
      <Rows>
        {banks.map((bank) => (
          <Row key={bank} as="button" title={bank} />
        ))}
      </Rows>
    </Sheet>
  ),
}

export const SheetWithForm: Story = {
  render: (args) => (
    <Sheet open={args.open} onClose={args.onClose} title="Add a bank" dock={<Button block>Save</Button>}>
      <div className="story-stack">
        <TextField label="Account number" inputMode="numeric" data-autofocus />
        <TextField label="Account name" readOnly defaultValue="Adaeze N. Okafor" />
      </div>
    </Sheet>
  ),
}

function Openable() {
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add a bank</Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title="Add a bank">
        <Button variant="danger" block onClick={() => setAsking(true)}>
          Remove
        </Button>
      </Sheet>
      <Confirm
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => setAsking(false)}
        title="Remove this bank?"
        confirmLabel="Remove"
      />
    </>
  )
}

/** Stacked once; Escape closes the top one only, and the focus goes back step by step. */
export const OpenedAndClosed: Story = {
  render: () => <Openable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Add a bank' })
    await userEvent.click(opener)
    const remove = await canvas.findByRole('button', { name: 'Remove' })
    await userEvent.click(remove)
    const question = await canvas.findByRole('alertdialog')
    await expect(question).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(remove).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** The keyboard leaves half of the phone: the field stays in sight, and so does the button. */
export const SheetWithKeyboardOpen: Story = {
  ...SheetWithForm,
  globals: { viewport: { value: 'keyboard' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('textbox', { name: 'Account number' })
    await waitFor(() => expect(field).toHaveFocus())
    for (const part of [field, canvas.getByRole('button', { name: 'Save' })]) {
      const { top, bottom } = part.getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(0)
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    }
  },
}

export const PopupWithKeyboardOpen: Story = {
  globals: { viewport: { value: 'keyboard' } },
  render: (args) => (
    <Popup
      open={args.open}
      onClose={args.onClose}
      icon="gift"
      title="Who invited you?"
      action={<Button block>Use this code</Button>}
    >
      <TextField label="Invitation code" data-autofocus />
    </Popup>
  ),
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

/** Never more than one above another. */
export const StackedOnce: Story = {
  render: () => <Openable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add a bank' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }))
    const question = await canvas.findByRole('alertdialog')
    await expect(question).toContainElement(document.activeElement as HTMLElement)
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}
