import type { Meta, StoryObj } from '@storybook/react-vite'
import { hugeAmount, naira } from '../samples/currencies.ts'
import { InviteCard } from './invite-card.tsx'

const meta = {
  title: 'Patterns/InviteCard',
  component: InviteCard,
  args: {
    title: '₦1,000 for you, ₦1,000 for your friend',
    rule: 'When your friend has sold cards for ₦50,000.',
    code: 'ADAEZE7',
    link: 'https://kaadi.example/register?invitationCode=ADAEZE7',
    earned: '12000',
    pending: '2000',
    currency: naira,
    onCopy: () => {},
    onShare: () => {},
  },
} satisfies Meta<typeof InviteCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Copied: Story = { args: { copied: true } }
export const Huge: Story = { args: { earned: hugeAmount, pending: null, code: 'OLUWADAMILOLA-AJIBOLA-2026' } }
