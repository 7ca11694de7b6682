import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { WifiOffIcon, XIcon } from '../icon/index.ts'
import { Toast, ToastRegion } from './toast.tsx'
import { createToaster } from './toaster.ts'

/** Red, 3 seconds, said at once: a failure, in the server's own words. Never the only trace of a money failure. */
const meta = {
  title: 'Primitives/Toast',
  component: Toast,
  subcomponents: { ToastRegion },
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { tone: 'bad', children: 'Verification code error, please re-enter.' },
} satisfies Meta<typeof Toast>
export default meta
type Story = StoryObj<typeof meta>

export const Failure: Story = {}
export const NetworkError: Story = { args: { icon: <WifiOffIcon />, children: 'network error' } }
export const Done: Story = { args: { tone: 'ok', children: 'Trade number copied' } }
export const Plain: Story = { args: { tone: 'plain', children: 'Rates updated' } }
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    children:
      'Le numéro de compte que vous avez saisi n’est pas reconnu par la banque, veuillez vérifier et recommencer.',
  },
}

/** What can be done goes below words that are long. */
export const LongTextWithAnAction: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    children: 'Your Steam card was not sent: it pays another sum now. See it first.',
    endContent: (
      <>
        <button type="button" className="k-toast-button">
          Open the sale
        </button>
        <button type="button" className="k-toast-button" aria-label="Close">
          <XIcon size={20} />
        </button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const words = canvasElement.querySelector('.k-toast-text')!
    await expect(words.getBoundingClientRect().width).toBeGreaterThan(180)
  },
}

function Speaker() {
  const [toaster] = useState(createToaster)
  return (
    <>
      <Button
        onClick={() => {
          toaster.fail('network error', <WifiOffIcon />)
          toaster.show({ text: 'Trade number copied', tone: 'ok' })
        }}
      >
        Say two things
      </Button>
      <ToastRegion toaster={toaster} />
    </>
  )
}

function Remover() {
  const [toaster] = useState(createToaster)
  return (
    <>
      <Button
        onClick={() =>
          toaster.show({
            text: 'Bank account removed',
            action: {
              label: 'Undo',
              onSelect: () => toaster.show({ text: 'Bank account is back', tone: 'ok' }),
            },
          })
        }
      >
        Remove
      </Button>
      <ToastRegion toaster={toaster} />
    </>
  )
}

export const WithAnAction: Story = {
  render: () => <Remover />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible()
  },
}

function RemoverInDialog() {
  const [toaster] = useState(createToaster)
  const [isOpen, setOpen] = useState(false)
  const [removed, setRemoved] = useState(false)
  const remove = () => {
    setRemoved(true)
    const action = { label: 'Undo', onSelect: () => setRemoved(false) }
    toaster.show({ text: 'Bank account removed', action, durationMs: 60_000 })
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Bank accounts</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Bank accounts">
        <Button disabled={removed} onClick={remove}>
          Remove
        </Button>
      </Dialog>
      <ToastRegion toaster={toaster} />
    </>
  )
}

const inFront = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) === element
}

/** Over a dialog a message is read, reached and pressed as elsewhere, and stays when the dialog goes. */
export const OverADialog: Story = {
  render: () => <RemoverInDialog />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Bank accounts' }))
    const dialog = await canvas.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(inFront(undo)).toBe(true))
    undo.focus()
    await expect(undo).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Bank account removed')).toBeNull()
    await expect(dialog).toHaveAttribute('open')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await expect(await canvas.findByText('Bank account removed')).toBeVisible()
    const [closeDialog] = within(dialog).getAllByRole('button', { name: 'Close' })
    await userEvent.click(closeDialog!)
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    await waitFor(() => expect(inFront(canvas.getByRole('button', { name: 'Undo' }))).toBe(true))
  },
}

export const Queued: Story = {
  parameters: {
    docs: {
      source: {
        code: `const toaster = createToaster() // once, beside the app

<ToastRegion toaster={toaster} />

toaster.fail('network error', <WifiOffIcon />)
toaster.show({ text: 'Trade number copied', tone: 'ok' })`,
      },
    },
  },
  render: () => <Speaker />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Say two things' }))
    await waitFor(() => expect(canvas.getByText('network error')).toBeVisible())
    await expect(canvas.getByRole('alert')).toHaveTextContent('network error')
    await expect(canvas.queryByText('Trade number copied')).toBeNull()
  },
}
