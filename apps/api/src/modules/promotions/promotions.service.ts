import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import type { FirstOrderReward, RewardNotification } from '@kaadi/contract/promotions'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Deps } from '../../deps.ts'
import type { SignedInUser } from '../../plugins/signed-in.ts'
import { findFirstOrderCoupon, listUnseenRewards, markRewardSeen } from './promotions.repository.ts'

const inMainUnit = <T extends { readonly amount: bigint; readonly currencyId: CurrencyId }>(row: T) => ({
  ...row,
  amount: fromMinorUnits(row.amount, currencies[row.currencyId].decimals),
})

export function createPromotionsService({ database: { db } }: Deps) {
  return {
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
