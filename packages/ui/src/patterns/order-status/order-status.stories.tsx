import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderAsk } from '../order-ask/order-ask.tsx'
import { OrderStatus } from '../order-status/order-status.tsx'
import { longFrench } from '../samples/currencies.ts'

const meta = {
  title: 'Patterns/OrderStatus',
  component: OrderStatus,
  args: {
    status: 1,
    received: { at: '2:02 pm', dateTime: '2026-11-20T13:02:00Z' },
    checking: { at: '2:03 pm', dateTime: '2026-11-20T13:03:00Z' },
    decided: { at: '2:09 pm', dateTime: '2026-11-20T13:09:00Z' },
  },
  render: (args) => (
    <section className="k-panel" data-padding="large" aria-label="Status">
      <OrderStatus {...args} />
    </section>
  ),
} satisfies Meta<typeof OrderStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Received: Story = { args: { status: 0, place: 4 } }
export const Checking: Story = {}
export const NeedsPhoto: Story = {
  args: {
    status: 21,
    receivedDetail: '2 photos, $100 at ₦1,480',
    detail: 'Photo 2: scratch the panel fully and take it in daylight.',
  },
}
const minute = 60_000
const noon = 1_800_000_000_000
/** As on the screen of the trade: the request with its clock above, then where it stands. */
export const NeedsPhotoWithClock: Story = {
  args: { status: 21, detail: 'Photo 2: scratch the panel fully and take it in daylight.' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--s-4)' }}>
      <OrderAsk
        title="Send a clearer photo"
        window={{ deadline: noon + 21 * minute, totalMs: 30 * minute, now: () => noon }}
      >
        Resend photo 2 before the time runs out.
      </OrderAsk>
      <section className="k-panel" data-padding="large" aria-label="Status">
        <OrderStatus {...args} />
      </section>
    </div>
  ),
}
export const WindowOver: Story = {
  args: {
    status: 21,
    windowOver: true,
    detail: 'The photo stayed unreadable and the 30 minutes are over. You can appeal.',
  },
}
export const NeedsAnswer: Story = { args: { status: 2, detail: 'Which shop did you buy the card in?' } }
export const CounterOffer: Story = {
  args: { status: 5, detail: 'The card holds $75, not $100. We offer ₦111,000.00.' },
}
export const CheckedAgain: Story = { args: { status: 4 } }
export const PaidCorrected: Story = { args: { status: 11, detail: '₦111,000.00 for a $75 card' } }
export const Expired: Story = { args: { status: 24, detail: 'We asked which shop it came from.' } }
export const CancelledByUs: Story = { args: { status: 25, detail: 'Xbox is not bought at the moment.' } }
export const Paid: Story = { args: { status: 10, detail: '₦150,000.00' } }
export const PaidInPart: Story = { args: { status: 12, detail: '2 of 3 cards, ₦296,000.00' } }
export const Refused: Story = {
  args: { status: 20, detail: 'The code was already used. No money was taken from you.' },
}
export const Cancelled: Story = { args: { status: 22 } }
export const Replaced: Story = { args: { status: 23, detail: 'It goes on as GC-2611-20-48821.' } }
export const InAppeal: Story = { args: { status: 30, detail: 'You have our answer within 48 hours.' } }
export const Reversed: Story = { args: { status: 40, detail: 'The card was taken back by its issuer.' } }
export const UnknownCode: Story = { args: { status: 57 } }
export const Long: Story = { args: { status: 20, detail: longFrench } }
export const LongOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, locale: 'fr', direction: 'rtl' },
  args: { status: 21, receivedDetail: longFrench, detail: longFrench },
}
export const LargeText: Story = { globals: { textSize: 'double', locale: 'ha' } }
