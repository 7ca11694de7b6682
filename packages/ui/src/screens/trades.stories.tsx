import type { Meta, StoryObj } from '@storybook/react-vite'
import { Nav } from '../layouts/nav/nav.tsx'
import { Screen } from '../layouts/screen/screen.tsx'
import { Section } from '../layouts/section/section.tsx'
import { DayGroup, DayGroups } from '../patterns/day-group/day-group.tsx'
import { EmptyFan } from '../patterns/empty-fan/empty-fan.tsx'
import { FilterBar } from '../patterns/filter-bar/filter-bar.tsx'
import { LiveOrder } from '../patterns/live-order/live-order.tsx'
import { OrderRow } from '../patterns/order-row/order-row.tsx'
import { naira } from '../patterns/samples/currencies.ts'
import { WithdrawalRow } from '../patterns/withdrawal-row/withdrawal-row.tsx'
import { ButtonLink } from '../primitives/button/button.tsx'
import { EmptyState } from '../primitives/empty-state/empty-state.tsx'
import { Panel } from '../primitives/panel/panel.tsx'
import { SegmentedControl } from '../primitives/segmented-control/segmented-control.tsx'
import { TextLink } from '../primitives/text-link/text-link.tsx'
import { apple, steam, still, Tabs, wholeScreen, xbox } from './samples.tsx'
import { type Say, spoken } from './say.tsx'

/** `/transaction`, all of it in one look, and `/transaction/list`, every card and every withdrawal. */
const meta = { title: 'Screens/Trades', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: spoken((say) => (
    <Screen header={<Nav title={say('Trades')} size="large" />} footer={<Tabs current="trades" />}>
      <LiveOrder href="#order" {...steam} status={1} amount="150000" />
      <Section title={say('Gift cards')} action={<TextLink href="#cards">{say('All 14')}</TextLink>}>
        <Panel padding="none" className="k-rows">
          <OrderRow href="#1" {...apple} detail={say('Today, 11:08 am')} status={10} amount="279000" />
          <OrderRow href="#2" {...xbox} detail={say('Yesterday')} status={20} amount="30250" />
        </Panel>
      </Section>
      <Section title={say('Withdrawals')} action={<TextLink href="#withdrawals">{say('All 9')}</TextLink>}>
        <Panel padding="none" className="k-rows">
          <WithdrawalRow
            href="#3"
            title={say('To GTBank 4821')}
            detail={say('1:32 pm')}
            status={4}
            amount="60000"
            currency={naira}
          />
          <WithdrawalRow
            href="#4"
            title={say('To OPay 0937')}
            detail={say('Yesterday, 6:15 pm')}
            status={10}
            amount="85400"
            currency={naira}
          />
        </Panel>
      </Section>
    </Screen>
  )),
}

const kinds = (say: Say) => [
  { value: 'cards', label: say('Gift cards') },
  { value: 'withdrawals', label: say('Withdrawals') },
]
const states = (say: Say) => [
  { value: 'all', label: say('All') },
  { value: 'mine', label: say('Needs you'), count: 1 },
  { value: 'way', label: say('Under way'), count: 2 },
  { value: 'paid', label: say('Paid') },
  { value: 'over', label: say('Refused') },
]

export const List: Story = {
  render: spoken((say) => (
    <Screen header={<Nav title={say('All trades')} onBack={still} />}>
      <SegmentedControl
        label={say('What is listed')}
        value="cards"
        onValueChange={still}
        options={kinds(say)}
      />
      <FilterBar label={say('State of the trade')} value="all" onChange={still} options={states(say)} />
      <DayGroups endContent={say('That is everything')}>
        <DayGroup label={say('Today')} level={2}>
          <OrderRow href="#1" {...steam} detail={say('2:02 pm')} status={21} amount="150000" />
          <OrderRow href="#2" {...apple} detail={say('11:08 am')} status={10} amount="279000" />
        </DayGroup>
        <DayGroup label={say('12 November')} level={2}>
          <OrderRow href="#3" {...xbox} detail={say('10:21 am')} status={20} amount="30250" />
          <OrderRow href="#4" {...steam} detail={say('9:02 am · 3 cards')} status={12} amount="296000" />
        </DayGroup>
      </DayGroups>
    </Screen>
  )),
}

export const Withdrawals: Story = {
  render: spoken((say) => (
    <Screen header={<Nav title={say('All trades')} onBack={still} />}>
      <SegmentedControl
        label={say('What is listed')}
        value="withdrawals"
        onValueChange={still}
        options={kinds(say)}
      />
      <DayGroups endContent={say('That is everything')}>
        <DayGroup label={say('Today')} level={2}>
          <WithdrawalRow
            href="#1"
            title={say('To GTBank 4821')}
            detail={say('1:32 pm')}
            status={4}
            amount="60000"
            currency={naira}
          />
          <WithdrawalRow
            href="#2"
            title={say('To GTBank 4821')}
            detail={say('9:40 am · money is back')}
            status={21}
            amount="40000"
            currency={naira}
          />
        </DayGroup>
      </DayGroups>
    </Screen>
  )),
}

export const Nothing: Story = {
  render: spoken((say) => (
    <Screen header={<Nav title={say('All trades')} onBack={still} />}>
      <SegmentedControl
        label={say('What is listed')}
        value="cards"
        onValueChange={still}
        options={kinds(say)}
      />
      <EmptyState
        art={<EmptyFan />}
        title={say('No trade yet')}
        heading
        action={<ButtonLink href="#sell">{say('Sell a card')}</ButtonLink>}
      >
        {say('What you sell stands here, with what it paid.')}
      </EmptyState>
    </Screen>
  )),
}
