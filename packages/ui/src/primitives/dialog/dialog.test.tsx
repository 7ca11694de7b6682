import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { MegaphoneIcon } from '../icon/index.ts'
import { AlertDialog } from './alert-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Popup } from './popup.tsx'
import { Sheet } from './sheet.tsx'

function Opened({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {children(isOpen, () => setOpen(false))}
    </>
  )
}

const openIt = () => userEvent.click(screen.getByRole('button', { name: 'Open' }))

describe('Dialog', () => {
  it('is named by its title, described by its description, and gives the focus back', async () => {
    const { container } = render(
      <Opened>
        {(open, close) => (
          <Dialog open={open} onClose={close} title="Photo rules" description="So that it is not returned">
            Scratch the panel.
          </Dialog>
        )}
      </Opened>,
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    await openIt()
    expect(
      screen.getByRole('dialog', { name: 'Photo rules', description: 'So that it is not returned' }),
    ).toBeTruthy()
    await expectAccessible(container)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  })

  it('gives the focus back when it goes away while open', async () => {
    const dialog = (shown: boolean) => (
      <>
        <button type="button">Opener</button>
        {shown && <Dialog open onClose={() => {}} title="Gone" />}
      </>
    )
    const { rerender } = render(dialog(false))
    screen.getByRole('button', { name: 'Opener' }).focus()
    rerender(dialog(true))
    rerender(dialog(false))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Opener' }))
  })

  it('is closed by a press beside it, not by one that only ends there', () => {
    const close = vi.fn()
    render(<Dialog open onClose={close} title="Rules" />)
    const dialog = screen.getByRole('dialog')
    fireEvent.mouseDown(screen.getByRole('heading'))
    fireEvent.click(dialog)
    expect(close).not.toHaveBeenCalled()
    fireEvent.mouseDown(dialog)
    fireEvent.click(dialog)
    expect(close).toHaveBeenCalledOnce()
  })

  it('stays when it may not be dismissed', () => {
    const close = vi.fn()
    render(<Dialog open onClose={close} title="Sending" dismissable={false} />)
    const dialog = screen.getByRole('dialog')
    fireEvent.mouseDown(dialog)
    fireEvent.click(dialog)
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(close).not.toHaveBeenCalled()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('AlertDialog', () => {
  it('asks with the verb of what will happen, and holds still while it happens', async () => {
    const [confirm, close] = [vi.fn(), vi.fn()]
    const ask = (loading: boolean) => (
      <AlertDialog
        open
        onClose={close}
        onConfirm={confirm}
        title="Delete your account?"
        confirmLabel="Delete account"
        variant="danger"
        loading={loading}
      />
    )
    const { container, rerender } = render(ask(false))
    expect(screen.getByRole('alertdialog', { name: 'Delete your account?' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
    expect(confirm).toHaveBeenCalledOnce()
    rerender(ask(true))
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(confirm).toHaveBeenCalledOnce()
    expect(close).not.toHaveBeenCalled()
    await expectAccessible(container)
  })
})

describe('Sheet and Popup', () => {
  it('begins at the element that asks for it', () => {
    render(
      <Sheet open onClose={() => {}} title="Choose a bank">
        <input aria-label="Search banks" data-autofocus />
      </Sheet>,
    )
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search banks' }))
  })

  it('lets a sheet be pulled down far enough, and springs back otherwise', () => {
    const close = vi.fn()
    const { container } = render(<Sheet open onClose={close} title="Choose a bank" />)
    const handle = container.querySelector('.k-sheet-handle')!
    const pull = (to: number) => {
      fireEvent.pointerDown(handle, { clientY: 100 })
      fireEvent.pointerMove(handle, { clientY: to })
      fireEvent.pointerUp(handle, { clientY: to })
    }
    pull(150)
    expect(close).not.toHaveBeenCalled()
    pull(220)
    expect(close).toHaveBeenCalledOnce()
  })

  it('shows an announcement with its way on', async () => {
    const close = vi.fn()
    const { container } = render(
      <Popup
        open
        onClose={close}
        icon={<MegaphoneIcon />}
        title="Steam pays more"
        action={<a href="#rate">See the rate</a>}
      >
        Until 6:00 pm.
      </Popup>,
    )
    expect(screen.getByRole('link', { name: 'See the rate' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(close).toHaveBeenCalledOnce()
    await expectAccessible(container)
  })
})
