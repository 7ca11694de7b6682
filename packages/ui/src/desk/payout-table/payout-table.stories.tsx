import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { naira } from '../../patterns/samples/currencies.ts'
import { Button } from '../../primitives/button/button.tsx'
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
      actions: <Button icon="send">Make a batch</Button>,
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
export const Empty: Story = { args: { items: [], empty: 'No withdrawal waits.' } }
