import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleColors } from '../samples/card-types.ts'
import { hugeAmount, naira } from '../samples/currencies.ts'
import { LiveOrder } from './live-order.tsx'

const meta = {
  title: 'Patterns/LiveOrder',
  component: LiveOrder,
  args: {
    href: '#order',
    cardName: 'Steam',
    colors: sampleColors.steam,
    title: 'Steam $100',
    status: 1,
    amount: '150000',
    currency: naira,
  },
} satisfies Meta<typeof LiveOrder>
export default meta
type Story = StoryObj<typeof meta>

export const Checking: Story = {}
export const Received: Story = { args: { status: 0 } }
export const NeedsPhoto: Story = { args: { status: 21 } }
export const Paid: Story = { args: { status: 10 } }
export const Refused: Story = { args: { status: 20 } }
export const Long: Story = {
  args: { title: 'Carte-cadeau Foot Locker Europe 200 £', amount: hugeAmount, status: 5 },
}
