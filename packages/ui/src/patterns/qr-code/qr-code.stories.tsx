import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode, QrPicture } from './qr-code.tsx'

const meta = {
  title: 'Patterns/QrCode',
  component: QrCode,
  subcomponents: { QrPicture },
  args: {
    value: 'https://kaadi.example/sell/submit?card=steam&value=100',
    label: 'QR code: continue on your phone',
  },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Address: Story = {}
export const Short: Story = { args: { value: 'KD7Q2' } }
export const LongInvitation: Story = {
  args: { value: `https://kaadi.example/register?invitationCode=${'ABCDEFGH'.repeat(12)}`, size: 10 },
}
/** The room is kept while the encoder is on its way. */
export const Loading: Story = { render: (args) => <QrPicture modules={null} label={args.label} /> }
