import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Menu } from '../menu/menu.tsx'
import { couponColumns, type SampleCoupon, sampleCoupons } from '../samples/coupons.tsx'
import { ResourceTable, type ResourceTableProps } from './resource-table.tsx'

const props: ResourceTableProps<SampleCoupon> = {
  label: 'Coupons',
  columns: couponColumns,
  rows: sampleCoupons,
  rowId: (row) => row.id,
  rowName: (row) => row.code,
  timeZone: 'Africa/Lagos',
}
function Choosing() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['OCTOBER']))
  return <ResourceTable {...props} selected={selected} onSelectedChange={setSelected} />
}

function Pages() {
  const [count, setCount] = useState(2)
  const more = count < 5 ? { onMore: () => setCount(5) } : undefined
  return <ResourceTable {...props} rows={sampleCoupons.slice(0, count)} total={5} more={more} />
}

const table = () => screen.getByRole('table', { name: 'Coupons' })
const rows = () => within(table()).getAllByRole('row').slice(1)
const codes = () => rows().map((row) => within(row).getByRole('rowheader').textContent)
const search = () => screen.getByRole('searchbox', { name: 'Filter these rows' })

describe('ResourceTable', () => {
  it('draws each column by its type', async () => {
    const { container } = render(<ResourceTable {...props} />)
    const cells = within(rows()[1]!).getAllByRole('cell')
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '₦1,500.00' + '1,500.00 naira',
      '318',
      'Open',
      '30 Nov, 1:30 pm',
      'Yes',
    ])
    expect(within(rows()[0]!).getByText('–')).toBeTruthy()
    await expectAccessible(container)
  })

  it('sorts by a heading, and says how', async () => {
    render(<ResourceTable {...props} sort={{ column: 'used', direction: 'ascending' }} />)
    expect(codes()[0]).toContain('APPLE10')
    await userEvent.click(screen.getByRole('button', { name: 'Used' }))
    expect(screen.getByRole('columnheader', { name: 'Used' }).getAttribute('aria-sort')).toBe('descending')
    expect(codes()[0]).toContain('WELCOME')
  })

  it('filters, says how many are left, and what to do when none is', async () => {
    render(<ResourceTable {...props} />)
    await userEvent.type(search(), 'planned')
    expect(codes()).toHaveLength(2)
    expect(screen.getByRole('status').textContent).toBe('2 of 5')
    await userEvent.type(search(), ' xyz')
    expect(screen.getByText('No row fits')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(codes()).toHaveLength(5)
  })

  it('leaves sorting and searching to the service where the service does it', async () => {
    const [sort, find] = [vi.fn(), vi.fn()]
    render(
      <ResourceTable
        {...props}
        onSort={sort}
        sort={{ column: 'used', direction: 'descending' }}
        search="x"
        onSearch={find}
      />,
    )
    expect(codes()[0]).toContain('WELCOME')
    expect(codes()).toHaveLength(5)
    await userEvent.click(screen.getByRole('button', { name: 'Used' }))
    expect(sort).toHaveBeenCalledWith({ column: 'used', direction: 'ascending' })
    await userEvent.type(search(), 'y')
    expect(find).toHaveBeenCalledWith('xy')
  })

  it('counts what is chosen, also what the filter hides, and lets go of it', async () => {
    const { container } = render(<Choosing />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select WELCOME' }))
    expect(screen.getByText('2 selected')).toBeTruthy()
    await expectAccessible(container)
    await userEvent.type(search(), 'welcome')
    expect(screen.getByText(/1 of them not in sight/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(screen.queryByText(/selected/)).toBeNull()
  })

  it('has a menu at the end of each row, named by the row', async () => {
    const stop = vi.fn()
    render(
      <ResourceTable
        {...props}
        rowMenu={(row, label) => (
          <Menu label={label} actions={[{ id: 'stop', label: 'Stop', onSelect: () => stop(row.code) }]} />
        )}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Actions for STEAM100' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Stop' }))
    expect(stop).toHaveBeenCalledWith('STEAM100')
  })
})

describe('its rows', () => {
  it('are on their way, or there are none', async () => {
    const { rerender, container } = render(<ResourceTable {...props} rows={undefined} />)
    expect(table().getAttribute('aria-busy')).toBe('true')
    await expectAccessible(container)
    rerender(<ResourceTable {...props} rows={[]} empty="No coupon yet." />)
    expect(screen.getByText('No coupon yet.')).toBeTruthy()
  })

  it('did not come: says why and asks again', async () => {
    const retry = vi.fn()
    const { rerender } = render(
      <ResourceTable
        {...props}
        rows={undefined}
        failure={{ text: 'The service is resting.', onRetry: retry }}
      />,
    )
    expect(screen.getByText('The service is resting.')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    rerender(<ResourceTable {...props} failure={{ onRetry: retry }} />)
    expect(screen.getByRole('alert').textContent).toContain('could not be renewed')
    expect(codes()).toHaveLength(5)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledTimes(2)
  })

  it('come page by page, and the focus is not lost with the last one', async () => {
    render(<Pages />)
    expect(screen.getByText('2 of 5')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect(codes()).toHaveLength(5)
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('status'))
  })
})
