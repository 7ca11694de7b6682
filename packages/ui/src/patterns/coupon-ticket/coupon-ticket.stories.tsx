import type { Meta, StoryObj } from '@storybook/react-vite'
import { CouponTicket } from './coupon-ticket.tsx'

const meta = {
  title: 'Patterns/CouponTicket',
  component: CouponTicket,
  args: { value: '+₦20', unit: 'per $1', title: 'On your next Apple card', detail: 'Ends Sunday, 11:59 pm' },
} satisfies Meta<typeof CouponTicket>
export default meta
type Story = StoryObj<typeof meta>

export const Link: Story = { render: (args) => <CouponTicket {...args} as="a" href="#coupon" /> }
export const Shown: Story = {}
export const Chosen: Story = { args: { state: 'chosen' } }
export const NoLonger: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--s-3)' }}>
      <CouponTicket {...args} state="reserved" detail="In use by the trade that is being checked" />
      <CouponTicket {...args} state="used" detail="On 12 November, Apple $200" />
      <CouponTicket {...args} state="expired" detail="Ended 1 November" />
      <CouponTicket {...args} state="void" detail="The order was corrected. The coupon is yours again." />
    </div>
  ),
}
export const Long: Story = {
  render: (args) => (
    <CouponTicket
      {...args}
      as="a"
      href="#"
      value="+₦99,999"
      unit="par carte"
      title="Sur votre prochaine carte-cadeau Foot Locker Europe"
      detail="Jusqu’au dimanche 30 novembre à 23 h 59"
    />
  ),
}
