import type { CurrencyId } from '@kaadi/contract/primitives'
import type { FirstOrderReward, Invitation, RewardNotification } from '@kaadi/contract/promotions'
import type { Deps } from '../../deps.ts'
import type { SignedInUser } from '../../http/signed-in.ts'
import { findFirstOrderCoupon } from '../coupons/index.ts'
import { findInviterByCode } from '../users/index.ts'
import { inMainUnit } from './in-main-unit.ts'
import { listUnseenRewards, markRewardSeen } from './promotions.repository.ts'
import { shownName } from './shown-name.ts'

const withAmountInMainUnit = <T extends { readonly amount: bigint; readonly currencyId: CurrencyId }>(
  row: T,
) => ({ ...row, amount: inMainUnit(row.amount, row.currencyId) })

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
      (await listUnseenRewards(db, userId)).map(withAmountInMainUnit),
    markSeen: (userId: bigint, publicId: string) => markRewardSeen(db, userId, publicId),
    firstOrderReward: async (user: SignedInUser): Promise<FirstOrderReward> => {
      const coupon = await findFirstOrderCoupon(db, user.id, user.defaultCurrencyId)
      return coupon
        ? withAmountInMainUnit(coupon)
        : { eligible: false, amount: '0', currencyId: user.defaultCurrencyId, rule: '' }
    },
  }
}
