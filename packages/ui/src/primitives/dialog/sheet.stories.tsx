import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { endFirstMoment } from '../../../test/end-first-moment.ts'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { WifiOffIcon } from '../icon/generated/wifi-off-icon.ts'
import { PinPad } from '../pin-pad/pin-pad.tsx'
import { Row, Rows } from '../row/row.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { AlertDialog } from './alert-dialog.tsx'
import { Sheet } from './sheet.tsx'

/** A choice or a short task on a phone. It can be dragged down, and closes by Escape, back, and a press beside it. */
const meta = {
  title: 'Primitives/Sheet',
  component: Sheet,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { open: true, onClose: fn(), title: 'Add a bank' },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

export const WithForm: Story = {
  render: (args) => (
    <Sheet open={args.open} onClose={args.onClose} title="Add a bank" dock={<Button block>Save</Button>}>
      <div className="story-stack">
        <TextField label="Account number" inputMode="numeric" data-autofocus />
        <TextField label="Account name" readOnly defaultValue="Adaeze N. Okafor" />
      </div>
    </Sheet>
  ),
}

export const WithPinPad: Story = {
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

/** While an answer is open the sheet stays: no close button, and below the keys what became of it. */
export const PinPadWithNotice: Story = {
  render: (args) => (
    <Sheet
      open={args.open}
      onClose={args.onClose}
      dismissable={false}
      centered
      title="Withdrawal password"
      description="₦60,000.00 to GTBank 4821"
    >
      <PinPad label="Withdrawal password" value="483921" state="checking" onValueChange={fn()} />
      <Alert tone="todo" icon={<WifiOffIcon />} title="You are offline" action={<Button>Try again</Button>}>
        Your request is kept.
      </Alert>
    </Sheet>
  ),
  play: async () => {
    const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
    const words = boxOf('.k-modal-words')
    const keys = boxOf('.k-pin-keys')
    const middle = ({ left, width }: DOMRect) => left + width / 2
    await expect(Math.abs(middle(words) - middle(keys))).toBeLessThan(1)
    await expect(boxOf('.k-alert').top - keys.bottom).toBeGreaterThanOrEqual(12)
  },
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

export const Tall: Story = {
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

const stacked = `const [isOpen, setOpen] = useState(false)

<Button onClick={() => setOpen(true)}>Add a bank</Button>
<Sheet open={isOpen} onClose={() => setOpen(false)} title="Add a bank">
  <Button variant="danger" block>Remove</Button>
</Sheet>`

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
      <AlertDialog
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
  parameters: { docs: { source: { code: stacked } } },
  render: () => <Openable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Add a bank' })
    await userEvent.click(opener)
    const remove = await canvas.findByRole('button', { name: 'Remove' })
    await userEvent.click(remove)
    const question = await canvas.findByRole('alertdialog')
    await expect(question).toContainElement(document.activeElement as HTMLElement)
    endFirstMoment()
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(remove).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** The keyboard leaves half of the phone: the field stays in sight, and so does the button. */
export const WithKeyboardOpen: Story = {
  ...WithForm,
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

/** Never more than one above another. */
export const StackedOnce: Story = {
  parameters: { docs: { source: { code: stacked } } },
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
