import {
  aBrandSpecial,
  aCardCurrency,
  aCardType,
  aFriend,
  aFriendReward,
  aGiftTask,
  anInviteSummary,
  aRanking,
  aRebateLadder,
  aUser,
} from '@kaadi/testing/builders'
import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { pagesOf, still } from '../../../test/stories/still.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { ActivityView, OverView } from './activity.view.tsx'
import { GiftView } from './gift.view.tsx'
import { GiftCardView } from './gift-card.view.tsx'
import { InviteView } from './invite.view.tsx'
import { RankListView } from './rank-list.view.tsx'
import { RebateView } from './rebate.view.tsx'

/** `/activity`, and its views `rankList`, `rebate`, `invite`, `gift` and `giftCard`. */
const meta = {
  title: 'Screens/Activity',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.activity }) },
} satisfies Meta
export default meta
type Story = StoryObj

const arrived = { error: undefined, onRetry: still }
const reward = {
  eligible: true,
  amount: '1000',
  currencyId: 1,
  rule: 'For a first card from ₦20,000 that we pay.',
} as const
const steam = { steam: aCardType() }

export const WhatIsOn: Story = {
  render: () => (
    <NavScreen title={t('What is on')} parent={paths.account}>
      <ActivityView {...arrived} reward={reward} />
    </NavScreen>
  ),
}

export const RankList: Story = {
  render: () => (
    <NavScreen title={t('Best sellers')} parent={paths.activity}>
      <RankListView {...arrived} ranking={aRanking()} board="sold" onBoard={still} onMonth={still} />
    </NavScreen>
  ),
}

export const Rebate: Story = {
  render: () => (
    <NavScreen title={t('Your rebate')} parent={paths.activity}>
      <RebateView {...arrived} ladder={aRebateLadder()} />
    </NavScreen>
  ),
}

export const Invite: Story = {
  render: () => (
    <NavScreen title={t('Bring a friend')} parent={paths.activity}>
      <InviteView
        {...arrived}
        user={aUser()}
        summary={anInviteSummary()}
        link="https://kaadi.example/register?invitationCode=ADAEZE7"
        copied={false}
        onCopy={still}
        onShare={still}
        friends={pagesOf([
          aFriend({
            name: 'Chidi O.',
            isVerified: true,
            hasSold: true,
            progress: null,
            reward: aFriendReward(),
          }),
          aFriend(),
        ])}
      />
    </NavScreen>
  ),
}

export const Gift: Story = {
  render: () => (
    <NavScreen title={t('Gifts and tasks')} parent={paths.activity}>
      <GiftView
        running={{ ...arrived, reward }}
        tasks={{
          ...arrived,
          tasks: [aGiftTask(), aGiftTask({ taskId: 'done', progress: 3 })],
          brands: steam,
        }}
      />
    </NavScreen>
  ),
}

export const GiftCards: Story = {
  render: () => (
    <NavScreen title={t('More for a card')} parent={paths.activity}>
      <GiftCardView
        {...arrived}
        specials={[aBrandSpecial({ endsTime: '2026-11-27T22:59:00.000Z' })]}
        brands={steam}
        countries={{ us: aCardCurrency() }}
        rates={{ currency: { symbol: '₦', name: 'naira' }, name: t('Naira'), of: (rate) => rate }}
      />
    </NavScreen>
  ),
}

export const Over: Story = {
  render: () => (
    <NavScreen title={t('What is on')} parent={paths.activity}>
      <OverView />
    </NavScreen>
  ),
}
