import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { expectWholeRows } from '../../../test/whole-rows.ts'
import { naira } from '../../patterns/samples/currencies.ts'
import { Button } from '../../primitives/button/button.tsx'
import { SendIcon } from '../../primitives/icon/index.ts'
import { Menu } from '../menu/menu.tsx'
import { samplePayouts } from '../samples/desk.tsx'
import { PayoutTable } from './payout-table.tsx'

const meta = {
  title: 'Desk/PayoutTable',
  component: PayoutTable,
  args: { items: samplePayouts, rowLink: (item) => ({ href: `#${item.id}` }) },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PayoutTable>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Batch: Story = {
  args: {
    batch: {
      count: 2,
      total: '1310000',
      currency: naira,
      actions: <Button icon={<SendIcon />}>Make a batch</Button>,
    },
  },
  render: function Live(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1', '2']))
    return (
      <PayoutTable
        {...args}
        selected={selected}
        onSelectedChange={setSelected}
        canSelect={(item) => item.status < 4}
      />
    )
  },
}
/** What the console leaves a table beside an open payout at 1280 px, the scrollbar of the page taken off. */
const room = 40.75 * 16

/** Beside an open payout at 1280 px: one line of at most 44 px each, whoever has it, and no more than there is room for. */
export const OneLineEach: Story = {
  args: {
    items: samplePayouts.map((item) => ({
      ...item,
      status: 4,
      flags: [{ label: 'Oluwaseun Adebayo-Okonkwo', tone: 'plain' }],
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', overflowX: 'auto' }}>
        <div style={{ inlineSize: room }}>
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [, ...rows] = within(canvasElement).getAllByRole('row')
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(44)
  },
}
const besideAnOpenOne = {
  decorators: OneLineEach.decorators!,
  play: ({ canvasElement }) => expectWholeRows(canvasElement, room),
} satisfies Story
const onSort = () => {}
const rowMenu = () => <Menu label="Actions" actions={[]} />
const items = samplePayouts.map((item) => ({
  ...item,
  nameMatch: undefined,
  seller: 'oluwadamilola.adebayo',
  amount: '12500000',
  bank: 'First City Monument Bank',
  owner: 'Oluwadamilola Adebayo-Okonkwo',
  askedAt: '20 Nov, 13:32',
}))

/** What has ended beside an open payout at 1280 px: the states stay whole; seller, bank and slip give way. */
export const Ended: Story = {
  ...besideAnOpenOne,
  args: {
    rowMenu,
    onSort,
    items: items.map((item, at) => ({
      ...item,
      status: [10, 21, 22, 23][at]!,
      flags: [],
      slip: at % 3 ? undefined : 'NIP/000013261120140512345678901234',
    })),
  },
}
/** What waits and what is at the bank: nobody has the first of them, which was handed back. */
export const Held: Story = {
  ...besideAnOpenOne,
  args: {
    rowMenu,
    onSort,
    items: items.map((item, at) => ({
      ...item,
      status: at === 3 ? 5 : 4,
      ...(at === 0
        ? { isToBeTaken: true, flags: [] }
        : { flags: [{ label: 'Oluwaseun Adebayo-Okonkwo', tone: 'plain' as const }] }),
    })),
  },
}
export const Empty: Story = { args: { items: [], empty: 'No withdrawal waits.' } }
