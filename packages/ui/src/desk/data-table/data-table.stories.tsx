import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Money } from '../../primitives/money/money.tsx'
import type { PayoutItem } from '../payout-table/payout-table.tsx'
import { samplePayouts } from '../samples/desk.tsx'
import { type Column, DataTable, type Sort } from './data-table.tsx'

const columns: Column<PayoutItem>[] = [
  { id: 'number', header: 'Number', names: true, sortable: true, cell: (row) => row.number },
  { id: 'seller', header: 'Seller', cell: (row) => row.seller },
  { id: 'bank', header: 'Bank', sortable: true, cell: (row) => row.bank },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    sortable: true,
    cell: (row) => <Money amount={row.amount} currency={row.currency} />,
  },
]

function Table({
  rows = samplePayouts,
  choose = false,
}: {
  rows?: PayoutItem[] | undefined
  choose?: boolean
}) {
  const [sort, setSort] = useState<Sort>({ column: 'number', direction: 'ascending' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']))
  return (
    <DataTable<PayoutItem>
      label="Withdrawals"
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      rowName={(row) => row.number}
      rowLink={(row) => ({ href: `#${row.id}` })}
      sort={sort}
      onSort={setSort}
      {...(choose ? { selected, onSelectedChange: setSelected, canSelect: (row) => row.status !== 5 } : {})}
    />
  )
}

const meta = {
  title: 'Desk/DataTable',
  // The page is about the part itself; its stories are of a table with state.
  component: DataTable as unknown as typeof Table,
  render: (args) => <Table {...args} />,
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    docs: {
      source: {
        code: `<DataTable
  label="Withdrawals"
  columns={[
    { id: 'number', label: 'Number', sortable: true, cell: (row) => row.number },
    { id: 'amount', label: 'Amount', align: 'end', cell: (row) => <Money amount={row.amount} currency={row.currency} /> },
  ]}
  rows={rows}
  rowId={(row) => row.id}
  rowName={(row) => row.number}
  sort={sort}
  onSort={setSort}
/>`,
      },
    },
  },
} satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

export const Sorted: Story = {}
export const Choosing: Story = { args: { choose: true } }
export const Empty: Story = { args: { rows: [] } }
