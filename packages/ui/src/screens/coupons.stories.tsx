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
import { spoken } from './say.tsx'

/** `/coupon` with its item, and `/coupon/invalid`. */
const meta = { title: 'Screens/Coupons', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  render: spoken((say) => (
    <Task title={say('Coupons')}>
      <FilterBar
        label={say('Which coupons')}
        value="usable"
        onChange={still}
        options={[
          { value: 'usable', label: say('To use'), count: 3 },
          { value: 'used', label: say('Used') },
          { value: 'expired', label: say('Expired') },
        ]}
      />
      <CouponList
        label={say('Coupons to use')}
        coupons={[
          {
            id: '1',
            value: '+₦20',
            unit: say('per $1'),
            title: say('On your next Apple card'),
            conditions: say('USA, $50 to $500 on one card'),
            expiry: say('Ends Sunday, 11:59 pm'),
            status: 'usable',
            link: { href: '#1' },
          },
          {
            id: '2',
            value: '+2%',
            unit: say('of the payout'),
            title: say('On any card over $100'),
            expiry: say('Ends 30 November'),
            status: 'usable',
            link: { href: '#2' },
          },
          {
            id: '3',
            value: '₦0',
            unit: say('fee'),
            title: say('One withdrawal without a fee'),
            reason: say('In use by the trade that is being checked'),
            status: 'reserved',
            link: { href: '#3' },
          },
        ]}
      />
    </Task>
  )),
}

export const Item: Story = {
  render: spoken((say) => (
    <Task
      title={say('Coupon')}
      dock={
        <Dock aria-label={say('Actions')}>
          <ButtonLink href="#sell">{say('Sell an Apple card')}</ButtonLink>
        </Dock>
      }
    >
      <CouponTicket
        value="+₦20"
        unit={say('per $1')}
        title={say('On your next Apple card')}
        detail={say('Ends Sunday, 11:59 pm')}
      />
      <Section title={say('Rules')}>
        <Panel padding="none">
          <Rows>
            <Row title={say('Apple cards from the USA')} detail={say('$50 to $500 on one card')} />
            <Row title={say('Once')} detail={say('It comes back when the card is refused')} />
            <Row title={say('Not with another coupon')} />
          </Rows>
        </Panel>
      </Section>
    </Task>
  )),
}

export const Invalid: Story = {
  render: spoken((say) => (
    <Task title={say('Coupons no longer good')}>
      <CouponList
        label={say('Coupons no longer good')}
        coupons={[
          {
            id: '1',
            value: '+₦20',
            unit: say('per $1'),
            title: say('On an Apple card'),
            reason: say('On 12 November, Apple $200'),
            status: 'used',
          },
          {
            id: '2',
            value: '+₦10',
            unit: say('per $1'),
            title: say('On a Steam card'),
            reason: say('Ended 1 November'),
            status: 'expired',
          },
          {
            id: '3',
            value: '+2%',
            unit: say('of the payout'),
            title: say('On any card over $100'),
            reason: say('Your order was corrected. You have this coupon back under the ones to use.'),
            status: 'void',
          },
        ]}
      />
    </Task>
  )),
}

export const Nothing: Story = {
  render: spoken((say) => (
    <Task title={say('Coupons')}>
      <CouponList
        label={say('Coupons to use')}
        coupons={[]}
        empty={
          <EmptyState
            art={<EmptyFan />}
            title={say('No coupon now')}
            heading
            action={<ButtonLink href="#invite">{say('Invite a friend')}</ButtonLink>}
          >
            {say('Invite a friend to earn one. Others come on holidays.')}
          </EmptyState>
        }
      />
    </Task>
  )),
}
