import type { Meta, StoryObj } from '@storybook/react-vite'
import { naira } from '../samples/currencies.ts'
import { ReceiptLines } from './receipt-lines.tsx'

/** A sum as a receipt: label, dotted leader, figure. The last line is what the seller gets. */
const meta = {
  title: 'Patterns/ReceiptLines',
  component: ReceiptLines,
  args: {
    lines: [
      { label: '$100 at ₦1,480', amount: '148000', currency: naira },
      { label: 'Coupon', amount: '2000', currency: naira, sign: 'in' },
    ],
    sum: { label: 'You get', amount: '150000', currency: naira },
  },
} satisfies Meta<typeof ReceiptLines>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
