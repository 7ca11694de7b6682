import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Drawer } from './drawer.tsx'

function Opened() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title="Steam, USA" description="Physical card">
        <input aria-label="Rate" />
      </Drawer>
    </>
  )
}

describe('Drawer', () => {
  it('is a dialog named by its title, and gives the focus back', async () => {
    const { container } = render(<Opened />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(screen.getByRole('dialog', { name: 'Steam, USA', description: 'Physical card' })).toBeTruthy()
    await expectAccessible(container)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  })

  it('stays while something must not be lost', () => {
    const close = vi.fn()
    render(<Drawer open onClose={close} title="Saving" dismissable={false} footer="Wait" />)
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('button')).toBeNull()
    expect(close).not.toHaveBeenCalled()
  })
})
