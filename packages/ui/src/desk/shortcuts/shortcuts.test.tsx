import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { KeyMark } from './key-mark.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'
import { ShortcutsProvider } from './shortcuts-provider.tsx'
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
  useShortcuts({ a: act, '?': act, ArrowDown: act, ' ': act }, enabled)
  return (
    <>
      <input aria-label="Note" />
      <input type="checkbox" aria-label="Both" />
      <select aria-label="Why">
        <option>Asked</option>
        <option>Answered</option>
      </select>
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

  it('is silent, and unmarked, where single keys are turned off for the page', async () => {
    const act = vi.fn()
    render(
      <ShortcutsProvider enabled={false}>
        <Page act={act} />
        <KeyMark of="a" />
      </ShortcutsProvider>,
    )
    await userEvent.keyboard('a')
    expect(act).not.toHaveBeenCalled()
    expect(document.querySelector('kbd')).toBeNull()
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

  it('works while a select has the focus, which does not take the key; Space and arrows stay its own', async () => {
    const act = vi.fn()
    render(<Page act={act} />)
    const select = screen.getByRole('combobox', { name: 'Why' })
    select.focus()
    const isFree = (key: string) => fireEvent.keyDown(select, { key })
    expect([isFree('a'), isFree('?')]).toEqual([false, false])
    expect(act).toHaveBeenCalledTimes(2)
    expect([isFree('ArrowDown'), isFree(' '), isFree('b')]).toEqual([true, true, true])
    expect(act).toHaveBeenCalledTimes(2)
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
