import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { ShortcutHelp } from './shortcut-help.tsx'
import { useShortcuts } from './use-shortcuts.ts'

function Page({
  act,
  enabled = true,
  dialog = false,
}: {
  act: () => void
  enabled?: boolean
  dialog?: boolean
}) {
  useShortcuts({ a: act, '?': act }, enabled)
  return (
    <>
      <input aria-label="Note" />
      <input type="checkbox" aria-label="Both" />
      {dialog ? <dialog open>Keys</dialog> : null}
    </>
  )
}

describe('useShortcuts', () => {
  it('acts on one key, whatever its case', async () => {
    const act = vi.fn()
    render(<Page act={act} />)
    await userEvent.keyboard('a')
    await userEvent.keyboard('A')
    await userEvent.keyboard('?')
    expect(act).toHaveBeenCalledTimes(3)
  })

  it('is silent while somebody types, with Ctrl held, in a dialog and when turned off', async () => {
    const act = vi.fn()
    const { rerender } = render(<Page act={act} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'a?')
    screen.getByRole('checkbox').focus()
    await userEvent.keyboard('{Control>}a{/Control}')
    rerender(<Page act={act} dialog />)
    await userEvent.keyboard('a')
    rerender(<Page act={act} enabled={false} />)
    await userEvent.keyboard('a')
    expect(act).not.toHaveBeenCalled()
  })

  it.each(['menu', 'dialog'])('is silent while the focus is in an open %s', async (role) => {
    const act = vi.fn()
    render(<Page act={act} />)
    render(
      <div role={role}>
        <button type="button">Copy</button>
      </div>,
    )
    screen.getByRole('button', { name: 'Copy' }).focus()
    await userEvent.keyboard('a')
    expect(act).not.toHaveBeenCalled()
  })

  it('works while a checkbox has the focus', async () => {
    const act = vi.fn()
    render(<Page act={act} />)
    screen.getByRole('checkbox').focus()
    await userEvent.keyboard('a')
    expect(act).toHaveBeenCalledOnce()
  })
})

it('lists the keys and lets them be turned off', async () => {
  const change = vi.fn()
  const { container } = render(
    <ShortcutHelp
      open
      onClose={() => {}}
      onEnabledChange={change}
      groups={[{ title: 'Review', shortcuts: [{ keys: ['A'], does: 'Accept' }] }]}
    />,
  )
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Review' }).textContent).toContain('Accept')
  await userEvent.click(screen.getByRole('switch', { name: /Single-key shortcuts/ }))
  expect(change).toHaveBeenCalledWith(false)
  await expectAccessible(container)
})
