import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { BanIcon, PencilIcon } from '../../primitives/icon/index.ts'
import { ComboboxInput } from '../combobox/combobox.tsx'
import { DateRange } from '../date-range/date-range.tsx'
import { Menu } from '../menu/menu.tsx'
import { couponColumns, type SampleCoupon, sampleCoupons, strainedCoupons } from '../samples/coupons.tsx'
import { besideFocusMarks } from '../samples/focus-marks.ts'
import { ResourceTable } from './resource-table.tsx'

/** For whatever operators look after: the columns are described, the table does the rest. */
const meta = {
  title: 'Desk/ResourceTable',
  component: ResourceTable<SampleCoupon>,
  args: {
    label: 'Coupons',
    columns: couponColumns,
    rows: sampleCoupons,
    rowId: (row) => row.id,
    rowName: (row) => row.code,
    rowLink: (row) => ({ href: `#${row.id}` }),
    timeZone: 'Africa/Lagos',
  },
  parameters: { a11y: besideFocusMarks },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ResourceTable<SampleCoupon>>
export default meta
type Story = StoryObj<typeof meta>

const actions = [
  { id: 'edit', label: 'Edit', icon: <PencilIcon />, onSelect: fn() },
  { id: 'stop', label: 'Stop now', icon: <BanIcon />, danger: true, apart: true, onSelect: fn() },
]
const rowMenu = (_: SampleCoupon, label: string) => <Menu label={label} actions={actions} />

export const Default: Story = { args: { sort: { column: 'code', direction: 'ascending' }, rowMenu } }
export const Sorted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Used' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Used' }))
    await expect(canvas.getByRole('columnheader', { name: 'Used' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('WELCOME')
  },
}
export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'planned')
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 5')
  },
}
export const NothingFits: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'december')
    await within(canvasElement).findByText('No row fits')
  },
}
export const MenuOpen: Story = {
  args: { rowMenu },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions for AKWAABA' }))
    await screen.findByRole('menu')
  },
}
export const Choosing: Story = {
  args: {
    rowMenu,
    selected: new Set(['WELCOME', 'OCTOBER']),
    selectionActions: (
      <Button size="small" icon={<BanIcon />}>
        Stop
      </Button>
    ),
  },
  render: function Live(args) {
    const [selected, setSelected] = useState(args.selected!)
    return <ResourceTable<SampleCoupon> {...args} selected={selected} onSelectedChange={setSelected} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('checkbox', { name: 'Select WELCOME' }).focus()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(canvas.getByRole('checkbox', { name: 'Select STEAM100' })).toBeChecked()
    await expect(canvas.getByText('3 selected')).toBeVisible()
  },
}

/** With what else narrows it down: the service then filters. */
export const WithTools: Story = {
  args: {
    search: '',
    onSearch: fn(),
    tools: (
      <>
        <ComboboxInput
          aria-label="State"
          placeholder="All states"
          options={[{ value: 'open', label: 'Open' }]}
          value={null}
          onValueChange={() => {}}
        />
        <DateRange label="Ends" value={{ from: null, to: null }} onValueChange={() => {}} />
      </>
    ),
  },
}
export const Loading: Story = { args: { rows: undefined, rowMenu } }
export const Empty: Story = { args: { rows: [], empty: 'No coupon yet. The first one appears here.' } }
export const Failed: Story = { args: { rows: undefined, failure: { onRetry: fn() } } }
export const NotRenewed: Story = { args: { failure: { onRetry: fn() } } }
export const MorePages: Story = { args: { total: 128, more: { onMore: fn() } } }
export const LoadingMore: Story = { args: { total: 128, more: { onMore: fn(), loading: true } } }
export const Compact: Story = { args: { density: 'compact', rowMenu } }

const many = Array.from({ length: 30 }, (_, at) => ({
  ...sampleCoupons[at % 5]!,
  id: `${at}`,
  code: `C${100 + at}`,
}))

/** The head stays while arrow keys go down the rows. Drawn whole at the end: no judge sees what is scrolled away. */
export const StickyHead: Story = {
  args: { rows: many, stickyHead: true, density: 'compact' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const frame = canvas.getByRole('region', { name: 'Coupons' })
    canvas.getByRole('link', { name: /C100/ }).focus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('link', { name: /C129/ })).toHaveFocus()
    await waitFor(() => expect(frame.scrollTop).toBeGreaterThan(0))
    const head = canvas.getByRole('columnheader', { name: 'Code' })
    await expect(head.getBoundingClientRect().top).toBeCloseTo(frame.getBoundingClientRect().top, 0)
    frame.style.maxBlockSize = 'none'
  },
}
export const LongText: Story = { args: { rows: strainedCoupons, rowMenu } }
export const OnPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { rowMenu, selected: new Set(['WELCOME']), total: 128, more: { onMore: fn() } },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { rowMenu } }
