import type { Meta, StoryObj } from '@storybook/react-vite'
import { hugeAmount, naira } from '../samples/currencies.ts'
import { RebateTable } from './rebate-table.tsx'

const meta = {
  title: 'Patterns/RebateTable',
  component: RebateTable,
  args: {
    caption: 'Your sales in November: ₦742,000.00',
    currency: naira,
    steps: [
      { from: '200000', rebate: '0.2%', state: 'reached' },
      { from: '500000', rebate: '0.5%', state: 'reached' },
      { from: '1000000', rebate: '0.8%', state: 'next' },
      { from: '5000000', rebate: '1.2%', state: 'later' },
    ],
    progress: 48,
    missing: '258000',
  },
} satisfies Meta<typeof RebateTable>
export default meta
type Story = StoryObj<typeof meta>

export const OnTheWay: Story = {}
export const NothingYet: Story = {
  args: {
    caption: 'Your sales in December: ₦0.00',
    steps: [
      { from: '200000', rebate: '0.2%', state: 'next' },
      { from: '500000', rebate: '0.5%', state: 'later' },
    ],
    progress: 0,
    missing: '200000',
  },
}
export const AllReached: Story = {
  args: {
    steps: [{ from: '200000', rebate: '0.2%', state: 'reached' }],
    missing: undefined,
    progress: undefined,
  },
}
export const LongOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, direction: 'rtl', locale: 'fr' },
  args: {
    caption: 'Vos ventes de novembre : ₦99,999,999,999.99',
    steps: [
      { from: '200000', rebate: '0,2 %', state: 'reached' },
      { from: hugeAmount, rebate: '1,2 % et ₦50,000', state: 'next' },
    ],
    missing: hugeAmount,
  },
}
