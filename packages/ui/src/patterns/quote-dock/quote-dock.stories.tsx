import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../primitives/button/button.tsx'
import { hugeAmount, naira } from '../samples/currencies.ts'
import { QuoteDock } from './quote-dock.tsx'

const minute = 60_000
const noon = 1_800_000_000_000
const locked = {
  state: 'locked',
  deadline: noon + 9 * minute + 12_000,
  totalMs: 10 * minute,
  now: () => noon,
} as const

const meta = {
  title: 'Patterns/QuoteDock',
  component: QuoteDock,
  args: {
    lines: [
      { label: '$100 at ₦1,480', amount: '148000', currency: naira },
      { label: 'First-trade bonus', amount: '2000', currency: naira, sign: 'in' },
    ],
    total: '150000',
    currency: naira,
    lock: locked,
    action: <Button>Send card</Button>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuoteDock>
export default meta
type Story = StoryObj<typeof meta>

export const Locked: Story = {}
export const MayBeExtended: Story = { args: { lock: { ...locked, onExtend: () => {} } } }
export const Estimate: Story = {
  args: { lock: { state: 'estimate' }, action: <Button>Lock this rate</Button> },
}
export const ExpiredPaysLess: Story = {
  args: { lock: { state: 'expired', difference: '-1500', onRequote: () => {} } },
}
export const ExpiredPaysMore: Story = {
  args: { lock: { state: 'expired', difference: '800', onRequote: () => {} } },
}
export const ExpiredAsking: Story = {
  args: { lock: { state: 'expired', onRequote: () => {}, loading: true } },
}
export const NotPriced: Story = {
  args: { total: null, lines: [], lock: { state: 'estimate' }, action: <Button disabled>Send card</Button> },
}
export const Huge: Story = { args: { total: hugeAmount } }
