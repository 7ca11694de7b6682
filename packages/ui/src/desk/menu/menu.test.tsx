import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { CopyIcon } from '../../primitives/icon/index.ts'
import { Menu, type MenuAction } from './menu.tsx'

const copy = vi.fn()
const remove = vi.fn()
const actions: MenuAction[] = [
  { id: 'open', label: 'Open', link: { href: '#1182' } },
  { id: 'copy', label: 'Copy reference', icon: <CopyIcon />, onSelect: copy },
  { id: 'hold', label: 'Hold', detail: 'Already sent to the bank', disabled: true, onSelect: () => {} },
  { id: 'remove', label: 'Remove', danger: true, apart: true, onSelect: remove },
]
const opener = () => screen.getByRole('button', { name: 'Actions for WD-1182' })

it('opens by keyboard, goes through its actions and gives the focus back', async () => {
  const { container } = render(<Menu label="Actions for WD-1182" actions={actions} />)
  const user = userEvent.setup()
  await user.tab()
  expect(document.activeElement).toBe(opener())
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('menu')).toBeTruthy()
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Open',
    'Copy reference',
    'HoldAlready sent to the bank',
    'Remove',
  ])
  expect(screen.getByRole('separator')).toBeTruthy()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Open'))
  await user.keyboard('{ArrowDown}{Enter}')
  expect(copy).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(document.activeElement).toBe(opener())
  await expectAccessible(container)
})

it('closes on Escape without doing anything', async () => {
  render(<Menu label="Actions for WD-1182" actions={actions} />)
  const user = userEvent.setup()
  await user.click(opener())
  await screen.findByRole('menu')
  await user.keyboard('{End}{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(remove).not.toHaveBeenCalled()
})

it('leads somewhere by a real link, and lets nothing through that is disabled', async () => {
  render(<Menu label="Actions for WD-1182" actions={actions} />)
  await userEvent.click(opener())
  expect((await screen.findByRole('menuitem', { name: 'Open' })).getAttribute('href')).toBe('#1182')
  const hold = screen.getByRole('menuitem', { name: /Hold/ })
  expect(hold.getAttribute('aria-disabled')).toBe('true')
  // Not the page around it: the marks that hand the focus on beside an open menu are focusable and hidden on purpose.
  await expectAccessible(screen.getByRole('menu'))
})

it('has words on its button where there is room, and passes ref and attributes to it', () => {
  const ref = createRef<HTMLButtonElement>()
  render(
    <Menu label="More" actions={actions} ref={ref} id="more" className="mine" disabled>
      More
    </Menu>,
  )
  expect(screen.getByRole('button', { name: 'More' })).toBe(ref.current)
  expect(ref.current?.id).toBe('more')
  expect(ref.current?.classList.contains('mine')).toBe(true)
  expect(ref.current?.disabled || ref.current?.getAttribute('aria-disabled') === 'true').toBe(true)
})

it('stands inside the dialog that holds its button', async () => {
  render(
    <dialog open aria-label="Payout">
      <Menu label="Actions for WD-1182" actions={actions} />
    </dialog>,
  )
  await userEvent.click(opener())
  expect((await screen.findByRole('menu')).closest('dialog')).toBe(screen.getByRole('dialog'))
})
