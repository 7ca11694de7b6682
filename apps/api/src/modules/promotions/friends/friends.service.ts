import type { Friend, FriendReward, InviteSummary } from '@kaadi/contract/invites'
import type { Page } from '@kaadi/contract/primitives'
import type { Deps } from '../../../deps.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import type { PageRequest } from '../../../lists/paging.ts'
import { nameOfFriend, pageFriends } from '../../users/index.ts'
import { inMainUnit } from '../in-main-unit.ts'
import { shownName } from '../shown-name.ts'
import {
  listFriendRewards,
  listProgress,
  type StoredFriendReward,
  sumFriendRewards,
} from './friend-rewards.repository.ts'
import { findInviteRule } from './invite-rules.repository.ts'

const toReward = ({
  amount,
  currencyId,
  status,
  withheldFor,
  maturesAt,
}: StoredFriendReward): FriendReward => ({
  amount: inMainUnit(amount, currencyId),
  currencyId,
  status,
  maturesTime: maturesAt.toISOString(),
  withheldFor,
})

export function createFriendsService({ database }: Deps) {
  const { db } = database
  return {
    summary: async (user: SignedInUser): Promise<InviteSummary> => {
      const currencyId = user.defaultCurrencyId
      const [rule, sums] = await Promise.all([
        findInviteRule(db, currencyId),
        sumFriendRewards(db, user.id, currencyId),
      ])
      return {
        currencyId,
        earned: inMainUnit(sums.earned, currencyId),
        pending: inMainUnit(sums.pending, currencyId),
        terms: rule
          ? {
              inviterAmount: inMainUnit(rule.inviterAmount, currencyId),
              friendAmount: inMainUnit(rule.friendAmount, currencyId),
              sellAmount: inMainUnit(rule.sells, currencyId),
              maturesDays: rule.maturesDays,
            }
          : null,
      }
    },
    page: async (userId: bigint, request: PageRequest): Promise<Page<Friend>> => {
      const page = await pageFriends(database, userId, request)
      const [progress, rewards] = await Promise.all([
        listProgress(
          db,
          page.records.map(({ id }) => id),
        ),
        listFriendRewards(
          db,
          userId,
          page.records.map(({ publicId }) => publicId),
        ),
      ])
      return {
        ...page,
        records: page.records.map((friend) => {
          const reached = progress.find(({ friendId }) => friendId === friend.id)
          const reward = rewards.find(({ friendId }) => friendId === friend.publicId)
          return {
            name: friend.isClosed ? null : shownName({ name: nameOfFriend(friend), email: friend.email }),
            joinedTime: friend.createdAt.toISOString(),
            isVerified: friend.isVerified,
            hasSold: friend.hasSold,
            progress: reached
              ? {
                  soldAmount: inMainUnit(reached.sold, reached.currencyId),
                  sellAmount: inMainUnit(reached.sells, reached.currencyId),
                  currencyId: reached.currencyId,
                }
              : null,
            reward: reward ? toReward(reward) : null,
          }
        }),
      }
    },
  }
}
