import type { Meta, StoryObj } from '@storybook/react-vite'
import { hugeAmount, naira } from '../samples/currencies.ts'
import { TradeReceipt } from './trade-receipt.tsx'

const meta = {
  title: 'Patterns/TradeReceipt',
  component: TradeReceipt,
  args: {
    title: 'What you get',
    lines: [
      { label: '$100 at ₦1,480', amount: '148000', currency: naira },
      { label: 'First-trade bonus', amount: '2000', currency: naira, sign: 'in' },
    ],
    sum: { label: 'Into your wallet', amount: '150000', currency: naira },
    number: 'GC-2611-20-48813',
    onCopy: () => {},
  },
} satisfies Meta<typeof TradeReceipt>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Copied: Story = { args: { copied: true } }
export const CouponWentBack: Story = {
  args: {
    title: 'What you got',
    lines: [
      { label: '$75 at ₦1,480', amount: '111000', currency: naira },
      { label: 'Coupon, returned to you', amount: '1500', currency: naira, quiet: true },
      { label: 'Fee', amount: '250', currency: naira, sign: 'out' },
    ],
    sum: { label: 'Into your wallet', amount: '110750', currency: naira },
  },
}
export const Long: Story = {
  args: {
    lines: [
      {
        label: 'Carte-cadeau Foot Locker Europe, trois cartes de 200 £ au taux garanti',
        amount: hugeAmount,
        currency: naira,
      },
    ],
    sum: { label: 'Dans votre portefeuille', amount: hugeAmount, currency: naira },
  },
}
