import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx'
import { findCommands } from './find-commands.ts'
import { useCommandKey } from './use-command-key.ts'

const command = (
  label: string,
  more: { detail?: string; keywords?: string; onSelect?: () => void } = {},
) => ({
  id: label,
  label,
  onSelect: () => {},
  ...more,
})

describe('findCommands', () => {
  const groups = [
    { title: 'Pages', commands: [command('Payouts', { detail: 'Money' }), command('Catégories')] },
    { title: 'Commands', commands: [command('Pause', { keywords: 'break' })] },
  ]
  it.each([
    ['', 'Payouts Catégories Pause'],
    ['PAY', 'Payouts'],
    ['money pay', 'Payouts'],
    ['categories', 'Catégories'],
    ['break', 'Pause'],
    ['pay break', ''],
  ])('%j finds %j', (query, labels) => {
    const found = findCommands(groups, query)
    expect(found.flatMap(({ commands }) => commands.map(({ label }) => label)).join(' ')).toBe(labels)
    expect(found.every(({ commands }) => commands.length > 0)).toBe(true)
  })
})

describe('CommandPalette', () => {
  const palette = (props: Partial<CommandPaletteProps> = {}) => (
    <CommandPalette
      open
      onClose={() => {}}
      groups={[{ title: 'Pages', commands: [command('Payouts'), command('Rates')] }]}
      {...props}
    />
  )
  const chosen = () => screen.getByRole('option', { selected: true })
  const field = () => screen.getByRole('combobox', { name: 'Order, seller, withdrawal or page' })

  it('keeps the focus in its field, which points at what the arrows choose', async () => {
    const { container } = render(palette())
    expect(document.activeElement).toBe(field())
    expect(field().getAttribute('aria-activedescendant')).toBe(chosen().id)
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen().textContent).toBe('Rates')
    expect(field().getAttribute('aria-activedescendant')).toBe(chosen().id)
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen().textContent).toBe('Payouts')
    await userEvent.keyboard('{ArrowUp}')
    expect(chosen().textContent).toBe('Rates')
    await expectAccessible(container)
  })

  it('closes before it goes there, and begins empty the next time', async () => {
    const order: string[] = []
    const groups = [{ title: 'Pages', commands: [command('Rates', { onSelect: () => order.push('rates') })] }]
    const { rerender } = render(palette({ groups, onClose: () => order.push('close') }))
    await userEvent.type(field(), 'rat{Enter}')
    expect(order).toEqual(['close', 'rates'])
    rerender(palette({ groups, open: false }))
    rerender(palette({ groups }))
    expect(field().getAttribute('value')).toBe('')
  })

  it('takes a press, and lets the pointer choose', async () => {
    const select = vi.fn()
    render(
      palette({
        groups: [{ title: 'Pages', commands: [command('Payouts'), command('Rates', { onSelect: select })] }],
      }),
    )
    fireEvent.pointerMove(screen.getByRole('option', { name: 'Rates' }))
    expect(chosen().textContent).toBe('Rates')
    await userEvent.click(screen.getByRole('option', { name: 'Rates' }))
    expect(select).toHaveBeenCalledOnce()
  })

  it('leaves the search to the app where it asks for that, and says what came of it', async () => {
    const change = vi.fn()
    const { rerender } = render(palette({ query: 'zebra', onQueryChange: change }))
    expect(screen.getAllByRole('option')).toHaveLength(2)
    await userEvent.type(field(), '!')
    expect(change).toHaveBeenCalledExactlyOnceWith('zebra!')
    expect(screen.getByRole('status').textContent).toBe('2 results')
    rerender(palette({ query: 'zebra', onQueryChange: change, groups: [] }))
    expect(screen.getByRole('status').textContent).toBe('Nothing found for “zebra”')
    rerender(palette({ query: 'zebra', onQueryChange: change, groups: [], loading: true }))
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Loading')).toBe(true)
    rerender(palette({ query: 'zebra', onQueryChange: change, groups: [], failed: true }))
    expect(screen.getByRole('status').textContent).toBe('The search did not work. Try again.')
  })
})

function Page() {
  const [count, setCount] = useState(0)
  useCommandKey(() => setCount(count + 1))
  return (
    <>
      <input aria-label="Text" />
      <output>{count}</output>
    </>
  )
}

describe('useCommandKey', () => {
  it('opens by Ctrl K and ⌘K, in a text field too, and by no other key', async () => {
    render(<Page />)
    await userEvent.type(screen.getByRole('textbox'), 'k{Control>}k{/Control}{Meta>}k{/Meta}')
    await userEvent.keyboard('{Control>}{Shift>}k{/Shift}{/Control}{Control>}j{/Control}')
    expect(screen.getByRole('status').textContent).toBe('2')
  })
})
