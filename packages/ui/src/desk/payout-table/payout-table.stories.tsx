import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { naira } from '../../patterns/samples/currencies.ts'
import { Button } from '../../primitives/button/button.tsx'
import { SendIcon } from '../../primitives/icon/index.ts'
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
        <div style={{ inlineSize: '42rem' }}>
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
export const Empty: Story = { args: { items: [], empty: 'No withdrawal waits.' } }
