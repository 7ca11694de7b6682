import type { Friend } from '@kaadi/contract/invites'
import { type CurrencyId, currencies, type Page } from '@kaadi/contract/primitives'
import type { FirstOrderReward, Invitation, RewardNotification } from '@kaadi/contract/promotions'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Deps } from '../../deps.ts'
import type { SignedInUser } from '../../http/signed-in.ts'
import type { PageRequest } from '../../lists/paging.ts'
import { findFirstOrderCoupon } from '../coupons/index.ts'
import { maskName } from '../plaza/index.ts'
import { findInviterByCode, type Inviter, nameOfFriend, pageFriends } from '../users/index.ts'
import { listUnseenRewards, markRewardSeen } from './promotions.repository.ts'

const inMainUnit = <T extends { readonly amount: bigint; readonly currencyId: CurrencyId }>(row: T) => ({
  ...row,
  amount: fromMinorUnits(row.amount, currencies[row.currencyId].decimals),
})

/** Codes are too long to be guessed; this keeps those away who try all the same. */
const checksPerPlace = { scope: 'invitation-check', limit: 120, windowSeconds: 3600 }

/** Enough to know a friend by, too little to find a stranger: "Adaeze O.", or the masked start of an address. */
const shownName = ({ name, email }: Inviter): string =>
  name ? `${name.firstName} ${[...name.lastName][0]}.` : maskName(email.split('@', 1)[0]!)

export function createPromotionsService({ database, throttle }: Deps) {
  const { db } = database
  return {
    invitation: async (code: string, ip: string): Promise<Invitation> => {
      await throttle.require({ ...checksPerPlace, subject: ip })
      const inviter = await findInviterByCode(db, code)
      return { invitedBy: inviter ? shownName(inviter) : null }
    },
    friends: async (userId: bigint, request: PageRequest): Promise<Page<Friend>> => {
      const page = await pageFriends(database, userId, request)
      return {
        ...page,
        records: page.records.map((friend) => ({
          name: friend.isClosed ? null : shownName({ name: nameOfFriend(friend), email: friend.email }),
          joinedTime: friend.createdAt.toISOString(),
          isVerified: friend.isVerified,
          hasSold: friend.hasSold,
        })),
      }
    },
    unseenRewards: async (userId: bigint): Promise<RewardNotification[]> =>
      (await listUnseenRewards(db, userId)).map(inMainUnit),
    markSeen: (userId: bigint, publicId: string) => markRewardSeen(db, userId, publicId),
    firstOrderReward: async (user: SignedInUser): Promise<FirstOrderReward> => {
      const coupon = await findFirstOrderCoupon(db, user.id, user.defaultCurrencyId)
      return coupon
        ? inMainUnit(coupon)
        : { eligible: false, amount: '0', currencyId: user.defaultCurrencyId, rule: '' }
    },
  }
}
