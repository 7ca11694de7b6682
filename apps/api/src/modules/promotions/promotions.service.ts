import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import type { FirstOrderReward, Invitation, RewardNotification } from '@kaadi/contract/promotions'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Deps } from '../../deps.ts'
import type { SignedInUser } from '../../http/signed-in.ts'
import { findFirstOrderCoupon } from '../coupons/index.ts'
import { findInviterByCode } from '../users/index.ts'
import { listUnseenRewards, markRewardSeen } from './promotions.repository.ts'
import { shownName } from './shown-name.ts'

const inMainUnit = <T extends { readonly amount: bigint; readonly currencyId: CurrencyId }>(row: T) => ({
  ...row,
  amount: fromMinorUnits(row.amount, currencies[row.currencyId].decimals),
})

/** Codes are too long to be guessed; this keeps those away who try all the same. */
const checksPerPlace = { scope: 'invitation-check', limit: 120, windowSeconds: 3600 }

export function createPromotionsService({ database, throttle }: Deps) {
  const { db } = database
  return {
    invitation: async (code: string, ip: string): Promise<Invitation> => {
      await throttle.require({ ...checksPerPlace, subject: ip })
      const inviter = await findInviterByCode(db, code)
      return { invitedBy: inviter ? shownName(inviter) : null }
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
