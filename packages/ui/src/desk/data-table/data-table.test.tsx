import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { type Column, DataTable, type DataTableProps } from './data-table.tsx'

type Row = { id: string; name: string; amount: string }
const rows: Row[] = ['One', 'Two', 'Three'].map((name, index) => ({
  id: String(index),
  name,
  amount: `${index}.00`,
}))
const columns: Column<Row>[] = [
  { id: 'amount', header: 'Amount', align: 'end', sortable: true, cell: (row) => row.amount },
  { id: 'name', header: 'Name', names: true, cell: (row) => row.name },
]
const props: DataTableProps<Row> = {
  label: 'Things',
  columns,
  rows,
  rowId: (row) => row.id,
  rowName: (row) => row.name,
  rowLink: (row) => ({ href: `#${row.id}` }),
}

describe('rows', () => {
  it('are named by one column, which carries the link', async () => {
    const { container } = render(<DataTable {...props} />)
    expect(screen.getByRole('table', { name: 'Things' })).toBeTruthy()
    expect(screen.getByRole('rowheader', { name: 'Two' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Two' }).getAttribute('href')).toBe('#1')
    await expectAccessible(container)
  })

  it('carry the names of their columns where they stack, and not the one that names them', () => {
    const labels = () =>
      [...document.querySelectorAll('tbody tr:first-child > *')].map((cell) =>
        cell.getAttribute('data-label'),
      )
    const { rerender } = render(<DataTable {...props} />)
    expect(labels()).toEqual([null, null])
    rerender(<DataTable {...props} stacks />)
    expect(labels()).toEqual(['Amount', null])
  })

  it('leave the focus to the next one, or to the last, as they go', () => {
    const { rerender } = render(<DataTable {...props} />)
    const focused = () => document.activeElement?.textContent
    screen.getByRole('link', { name: 'Two' }).focus()
    rerender(<DataTable {...props} rows={[rows[0]!, rows[2]!]} />)
    expect(focused()).toBe('Three')
    rerender(<DataTable {...props} rows={[rows[0]!]} />)
    expect(focused()).toBe('One')
  })

  it('keep the focus where what had it in them goes', () => {
    const withButton = (has: boolean) => [
      ...columns,
      {
        id: 'take',
        header: 'Take',
        cell: (row: Row) => has && <button type="button">Take {row.name}</button>,
      },
    ]
    const { rerender } = render(<DataTable {...props} columns={withButton(true)} />)
    screen.getByRole('button', { name: 'Take Two' }).focus()
    rerender(<DataTable {...props} columns={withButton(false)} />)
    expect(document.activeElement?.textContent).toBe('Two')
  })

  it('take no focus that somebody has moved elsewhere', () => {
    const page = (shown: Row[]) => (
      <>
        <button type="button">Elsewhere</button>
        <DataTable {...props} rows={shown} />
      </>
    )
    const { rerender } = render(page(rows))
    screen.getByRole('link', { name: 'Two' }).focus()
    screen.getByRole('button', { name: 'Elsewhere' }).focus()
    screen.getByRole('button', { name: 'Elsewhere' }).blur()
    rerender(page([rows[0]!, rows[2]!]))
    expect(document.activeElement).toBe(document.body)
  })

  it('are walked by arrow keys, Home and End', async () => {
    render(<DataTable {...props} />)
    const link = (name: string) => screen.getByRole('link', { name })
    link('One').focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(link('Two'))
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(link('Three'))
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(link('Three'))
    await userEvent.keyboard('{Home}')
    expect(document.activeElement).toBe(link('One'))
  })

  it('have an end of their own for what else can be done with them', async () => {
    const { container } = render(
      <DataTable {...props} rowMenu={(row) => <button type="button">More about {row.name}</button>} />,
    )
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeTruthy()
    const two = screen.getByRole('row', { name: /Two/ })
    expect(within(two).getByRole('button', { name: 'More about Two' })).toBeTruthy()
    await expectAccessible(container)
  })

  it('scroll under a head that stays, in a frame that the keyboard reaches', async () => {
    const { container } = render(<DataTable {...props} stickyHead density="compact" />)
    const frame = screen.getByRole('region', { name: 'Things' })
    await userEvent.tab()
    expect(document.activeElement).toBe(frame)
    expect(frame.dataset).toMatchObject({ sticky: 'true', density: 'compact' })
    await expectAccessible(container)
  })

  it('are a stop for the keyboard where they scroll and hold nothing that could be one', () => {
    const words = columns.map(({ sortable: _, ...column }) => column)
    const { rerender } = render(<DataTable {...props} columns={words} rowLink={undefined} />)
    expect(screen.queryByRole('group')).toBeNull()
    const wide = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900)
    rerender(<DataTable {...props} columns={words} rowLink={undefined} />)
    expect(screen.getByRole('group', { name: 'Things' }).tabIndex).toBe(0)
    rerender(<DataTable {...props} />)
    expect(screen.queryByRole('group')).toBeNull()
    wide.mockRestore()
  })

  it('wait, and say when there are none', () => {
    const { rerender } = render(<DataTable {...props} rows={undefined} />)
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    rerender(<DataTable {...props} rows={[]} empty="All done" />)
    expect(screen.getByText('All done')).toBeTruthy()
  })
})

describe('sorting', () => {
  it('is asked for by the column’s heading, and changes direction', async () => {
    const sort = vi.fn()
    const { rerender } = render(<DataTable {...props} onSort={sort} />)
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }))
    expect(sort).toHaveBeenLastCalledWith({ column: 'amount', direction: 'ascending' })
    rerender(<DataTable {...props} onSort={sort} sort={{ column: 'amount', direction: 'ascending' }} />)
    expect(screen.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }))
    expect(sort).toHaveBeenLastCalledWith({ column: 'amount', direction: 'descending' })
    expect(screen.queryByRole('button', { name: 'Name' })).toBeNull()
  })
})

describe('choosing', () => {
  it('adds and takes away a row, and leaves out what can’t be chosen', async () => {
    const change = vi.fn()
    const { container } = render(
      <DataTable
        {...props}
        selected={new Set(['0'])}
        onSelectedChange={change}
        canSelect={(row) => row.name !== 'Three'}
      />,
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Two' }))
    expect([...change.mock.lastCall![0]]).toEqual(['0', '1'])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select One' }))
    expect([...change.mock.lastCall![0]]).toEqual([])
    expect(screen.queryByRole('checkbox', { name: 'Select Three' })).toBeNull()
    await expectAccessible(container)
  })

  it('goes on by arrow keys from checkbox to checkbox', async () => {
    render(<DataTable {...props} selected={new Set()} canSelect={(row) => row.name !== 'Two'} />)
    screen.getByRole('checkbox', { name: 'Select One' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select Three' }))
  })

  it('of all keeps what was chosen on other pages', async () => {
    const change = vi.fn()
    render(<DataTable {...props} selected={new Set(['elsewhere', '0'])} onSelectedChange={change} />)
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
    expect([all.checked, all.indeterminate]).toEqual([false, true])
    await userEvent.click(all)
    expect([...change.mock.lastCall![0]]).toEqual(['elsewhere', '0', '1', '2'])
    expect(within(screen.getByRole('table')).getAllByRole('checkbox')).toHaveLength(4)
  })
})
