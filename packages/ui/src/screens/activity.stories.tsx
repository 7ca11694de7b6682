import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dock } from '../layouts/dock/dock.tsx'
import { Section } from '../layouts/section/section.tsx'
import { EmptyFan } from '../patterns/empty-fan/empty-fan.tsx'
import { GiftCard } from '../patterns/gift-card/gift-card.tsx'
import { InviteCard } from '../patterns/invite-card/invite-card.tsx'
import { Leaderboard } from '../patterns/leaderboard/leaderboard.tsx'
import { RebateTable } from '../patterns/rebate-table/rebate-table.tsx'
import { sampleColors } from '../patterns/samples/card-types.ts'
import { naira } from '../patterns/samples/currencies.ts'
import { Avatar } from '../primitives/avatar/avatar.tsx'
import { Button, ButtonLink } from '../primitives/button/button.tsx'
import { EmptyState } from '../primitives/empty-state/empty-state.tsx'
import { ChartLineIcon, GiftIcon, HeadsetIcon, UsersIcon } from '../primitives/icon/index.ts'
import { Money } from '../primitives/money/money.tsx'
import { Panel } from '../primitives/panel/panel.tsx'
import { Row, Rows } from '../primitives/row/row.tsx'
import { Tag } from '../primitives/tag/tag.tsx'
import { still, Task, wholeScreen } from './samples.tsx'
import { spoken } from './say.tsx'

/** `/activity` and its sub-views, and `/activity/partner`. */
const meta = { title: 'Screens/Activity', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const RankList: Story = {
  render: spoken((say) => (
    <Task title={say('Best sellers')}>
      <Section
        title={say('November')}
        note={say('Counted until 30 November, 11:59 pm. Prizes are paid on 1 December.')}
      >
        <Leaderboard
          aria-label={say('Sellers of November')}
          currency={naira}
          rows={[
            { place: 1, name: 'ch***a', amount: '4210500', prize: say('Wins ₦50,000') },
            { place: 2, name: 'to***i', amount: '3988000', prize: say('Wins ₦20,000') },
            { place: 3, name: 'bl***e', amount: '3104250', prize: say('Wins ₦10,000') },
            { place: 4, name: 'ng***i', amount: '2950000' },
            { place: 5, name: 'ke***u', amount: '2411750' },
          ]}
          own={{ place: 27, name: 'Adaeze Okafor', amount: '512900' }}
          gap="8400"
        />
      </Section>
    </Task>
  )),
}

export const Rebate: Story = {
  render: spoken((say) => (
    <Task title={say('Rebate')}>
      <p className="k-quiet">
        {say('Sell more in a month, get a part of it back on the first day of the next.')}
      </p>
      <RebateTable
        caption={say('Your sales in November: ₦742,000.00')}
        currency={naira}
        steps={[
          { from: '200000', rebate: '0.2%', state: 'reached' },
          { from: '500000', rebate: '0.5%', state: 'reached' },
          { from: '1000000', rebate: '0.8%', state: 'next' },
          { from: '5000000', rebate: '1.2%', state: 'later' },
        ]}
        progress={48}
        missing="258000"
      />
    </Task>
  )),
}

export const Invite: Story = {
  render: spoken((say) => (
    <Task title={say('Invite a friend')}>
      <InviteCard
        title={say('₦1,000 for you, ₦1,000 for your friend')}
        rule={say('When your friend has sold cards for ₦50,000.')}
        code="ADAEZE7"
        link="https://kaadi.example/register?invitationCode=ADAEZE7"
        earned="12000"
        pending="2000"
        currency={naira}
        onCopy={still}
        onShare={still}
      />
      <Section title={say('Your friends')}>
        <Panel padding="none">
          <Rows>
            <Row
              startContent={<Avatar>T</Avatar>}
              title="tolu_a"
              detail={say('Sold first card')}
              endContent={<Money amount="1000" currency={naira} sign="in" />}
            />
            <Row
              startContent={<Avatar>B</Avatar>}
              title="blessing.e"
              detail={say('₦18,500 to go')}
              endContent={<Tag tone="wait">{say('Joined')}</Tag>}
            />
          </Rows>
        </Panel>
      </Section>
    </Task>
  )),
}

export const Gift: Story = {
  render: spoken((say) => (
    <Task
      title={say('Gift')}
      dock={
        <Dock aria-label={say('Actions')}>
          <Button variant="earn" icon={<GiftIcon />}>
            {say('Open the gift')}
          </Button>
        </Dock>
      }
    >
      <Panel padding="large">
        <EmptyState
          art={
            <Avatar tone="earn" size="large">
              <GiftIcon size={24} />
            </Avatar>
          }
          title={say('A gift for your 10th card')}
          heading
        >
          {say('Between ₦500 and ₦5,000, paid into your wallet at once.')}
        </EmptyState>
      </Panel>
      <Section title={say('What others found')}>
        <Panel padding="none">
          <Rows>
            <Row
              title="ch***a"
              detail={say('2 min ago')}
              endContent={<Money amount="1500" currency={naira} />}
            />
            <Row
              title="to***i"
              detail={say('9 min ago')}
              endContent={<Money amount="5000" currency={naira} />}
            />
          </Rows>
        </Panel>
      </Section>
    </Task>
  )),
}

export const GiftCards: Story = {
  render: spoken((say) => (
    <Task title={say('Cards of the week')}>
      <div className="story-stack">
        <GiftCard
          cardName="Steam"
          colors={sampleColors.steam}
          value="+₦15"
          unit={say('per $1')}
          title={say('Steam week')}
          conditions={say('USA, $50 to $500 on one card')}
          phase="during"
          when={say('Until Sunday, 11:59 pm')}
          onClaim={still}
        />
        <GiftCard
          cardName="Razer Gold"
          colors={sampleColors.razerGold}
          value="+₦10"
          unit={say('per $1')}
          title={say('Razer Gold, new from the UK')}
          phase="during"
          when={say('Until Sunday, 11:59 pm')}
          claimed
          action={<ButtonLink href="#razer">{say('Sell a Razer Gold card')}</ButtonLink>}
        />
        <GiftCard
          cardName="Apple"
          colors={sampleColors.apple}
          value="+2%"
          unit={say('of the payout')}
          title={say('Apple weekend')}
          phase="before"
          when={say('Starts Friday, 9:00 am')}
        />
        <GiftCard
          cardName="Xbox"
          colors={sampleColors.xbox}
          value="+₦8"
          unit={say('per $1')}
          title={say('Xbox days')}
          phase="after"
          when={say('Ended on Sunday, 11:59 pm')}
        />
      </div>
    </Task>
  )),
}

export const Over: Story = {
  render: spoken((say) => (
    <Task title={say('Activity')}>
      <EmptyState
        art={<EmptyFan />}
        title={say('This one is over')}
        heading
        action={<ButtonLink href="#home">{say('See today’s rates')}</ButtonLink>}
      >
        {say('It ended on 1 November. What you won is in your wallet.')}
      </EmptyState>
    </Task>
  )),
}

export const Partner: Story = {
  render: spoken((say) => (
    <Task
      title={say('Partners')}
      dock={
        <Dock aria-label={say('Actions')}>
          <Button>{say('Become a partner')}</Button>
        </Dock>
      }
    >
      <h2>{say('You have an audience. We have the rates.')}</h2>
      <Panel padding="none">
        <Rows>
          <Row
            startContent={
              <Avatar tone="brand">
                <UsersIcon />
              </Avatar>
            }
            title={say('0.5% of what your people sell')}
            detail={say('For a year, paid each Monday')}
          />
          <Row
            startContent={
              <Avatar tone="brand">
                <ChartLineIcon />
              </Avatar>
            }
            title={say('Your own figures')}
            detail={say('Who came, what they sold, what you earned')}
          />
          <Row
            startContent={
              <Avatar tone="brand">
                <HeadsetIcon />
              </Avatar>
            }
            title={say('A person to call')}
          />
        </Rows>
      </Panel>
    </Task>
  )),
}
