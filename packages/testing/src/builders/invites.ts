import type { Friend } from '@kaadi/contract/invites'

/** A friend who has joined, and sold nothing yet. */
export const aFriend = (given: Partial<Friend> = {}): Friend => ({
  name: 'Tolu A.',
  joinedTime: '2026-11-18T09:30:00.000Z',
  isVerified: false,
  hasSold: false,
  ...given,
})
