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
export const NothingYet: Story = { args: { earned: '0', pending: '0' } }
export const LongOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, direction: 'rtl', locale: 'fr' },
  args: {
    title: '₦1,000 pour vous et ₦1,000 pour la personne que vous invitez',
    rule: 'Quand cette personne a vendu des cartes-cadeaux pour ₦50,000.',
    code: 'OLUWADAMILOLA-AJIBOLA-2026',
    earned: hugeAmount,
    pending: hugeAmount,
  },
}
