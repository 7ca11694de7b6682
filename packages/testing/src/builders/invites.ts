import type { Friend, FriendReward, InviteSummary } from '@kaadi/contract/invites'

/** A friend who has joined, and sold nothing yet. */
export const aFriend = (given: Partial<Friend> = {}): Friend => ({
  name: 'Tolu A.',
  joinedTime: '2026-11-18T09:30:00.000Z',
  isVerified: false,
  hasSold: false,
  progress: { soldAmount: '0', sellAmount: '50000.00', currencyId: 1 },
  reward: null,
  ...given,
})

/** ₦1,000 for each side, ₦12,000 earned so far. */
export const anInviteSummary = (given: Partial<InviteSummary> = {}): InviteSummary => ({
  currencyId: 1,
  earned: '12000.00',
  pending: '1000.00',
  terms: { inviterAmount: '1000.00', friendAmount: '1000.00', sellAmount: '50000.00', maturesDays: 7 },
  ...given,
})

/** ₦1,000, in the wallet. */
export const aFriendReward = (given: Partial<FriendReward> = {}): FriendReward => ({
  amount: '1000.00',
  currencyId: 1,
  status: 'credited',
  maturesTime: '2026-11-22T08:00:00.000Z',
  withheldFor: null,
  ...given,
})
