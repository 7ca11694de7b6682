import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dock } from '../layouts/dock/dock.tsx'
import { Section } from '../layouts/section/section.tsx'
import { CouponList } from '../patterns/coupon-list/coupon-list.tsx'
import { CouponTicket } from '../patterns/coupon-ticket/coupon-ticket.tsx'
import { EmptyFan } from '../patterns/empty-fan/empty-fan.tsx'
import { FilterBar } from '../patterns/filter-bar/filter-bar.tsx'
import { ButtonLink } from '../primitives/button/button.tsx'
import { EmptyState } from '../primitives/empty-state/empty-state.tsx'
import { Panel } from '../primitives/panel/panel.tsx'
import { Row, Rows } from '../primitives/row/row.tsx'
import { still, Task, wholeScreen } from './samples.tsx'

/** `/coupon` with its item, and `/coupon/invalid`. */
const meta = { title: 'Screens/Coupons', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  render: () => (
    <Task title="Coupons">
      <FilterBar
        label="Which coupons"
        value="usable"
        onChange={still}
        options={[
          { value: 'usable', label: 'To use', count: 3 },
          { value: 'used', label: 'Used' },
          { value: 'expired', label: 'Expired' },
        ]}
      />
      <CouponList
        label="Coupons to use"
        coupons={[
          {
            id: '1',
            value: '+₦20',
            unit: 'per $1',
            title: 'On your next Apple card',
            conditions: 'USA, $50 to $500 on one card',
            expiry: 'Ends Sunday, 11:59 pm',
            status: 'usable',
            link: { href: '#1' },
          },
          {
            id: '2',
            value: '+2%',
            unit: 'of the payout',
            title: 'On any card over $100',
            expiry: 'Ends 30 November',
            status: 'usable',
            link: { href: '#2' },
          },
          {
            id: '3',
            value: '₦0',
            unit: 'fee',
            title: 'One withdrawal without a fee',
            reason: 'In use by the trade that is being checked',
            status: 'reserved',
            link: { href: '#3' },
          },
        ]}
      />
    </Task>
  ),
}

export const Item: Story = {
  render: () => (
    <Task
      title="Coupon"
      dock={
        <Dock aria-label="Actions">
          <ButtonLink href="#sell">Sell an Apple card</ButtonLink>
        </Dock>
      }
    >
      <CouponTicket
        value="+₦20"
        unit="per $1"
        title="On your next Apple card"
        detail="Ends Sunday, 11:59 pm"
      />
      <Section title="Rules">
        <Panel padding="none">
          <Rows>
            <Row title="Apple cards from the USA" detail="$50 to $500 on one card" />
            <Row title="Once" detail="It comes back when the card is refused" />
            <Row title="Not with another coupon" />
          </Rows>
        </Panel>
      </Section>
    </Task>
  ),
}

export const Invalid: Story = {
  render: () => (
    <Task title="Coupons no longer good">
      <CouponList
        label="Coupons no longer good"
        coupons={[
          {
            id: '1',
            value: '+₦20',
            unit: 'per $1',
            title: 'On an Apple card',
            reason: 'On 12 November, Apple $200',
            status: 'used',
          },
          {
            id: '2',
            value: '+₦10',
            unit: 'per $1',
            title: 'On a Steam card',
            reason: 'Ended 1 November',
            status: 'expired',
          },
          {
            id: '3',
            value: '+2%',
            unit: 'of the payout',
            title: 'On any card over $100',
            reason: 'Your order was corrected. You have this coupon back under the ones to use.',
            status: 'void',
          },
        ]}
      />
    </Task>
  ),
}

export const Nothing: Story = {
  render: () => (
    <Task title="Coupons">
      <CouponList
        label="Coupons to use"
        coupons={[]}
        empty={
          <EmptyState
            art={<EmptyFan />}
            title="No coupon now"
            heading
            action={<ButtonLink href="#invite">Invite a friend</ButtonLink>}
          >
            Invite a friend to earn one. Others come on holidays.
          </EmptyState>
        }
      />
    </Task>
  ),
}
