import { currencies } from '@kaadi/contract/primitives'
import type { FirstOrderReward, RewardNotification } from '@kaadi/contract/promotions'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Deps } from '../../deps.ts'
import type { SignedInUser } from '../../plugins/signed-in.ts'
import {
  canEarnFirstOrder,
  findFirstOrderRule,
  listUnseenRewards,
  markRewardSeen,
} from './promotions.repository.ts'

export function createPromotionsService({ database: { db } }: Deps) {
  return {
    unseenRewards: async (userId: bigint): Promise<RewardNotification[]> =>
      (await listUnseenRewards(db, userId)).map((reward) => ({
        ...reward,
        amount: fromMinorUnits(reward.amount, currencies[reward.currencyId].decimals),
      })),
    markSeen: (userId: bigint, publicId: string) => markRewardSeen(db, userId, publicId),
    firstOrderReward: async (user: SignedInUser): Promise<FirstOrderReward> => {
      const rule = await findFirstOrderRule(db)
      if (!rule) return { eligible: false, amount: '0', currencyId: user.defaultCurrencyId, rule: '' }
      return { eligible: await canEarnFirstOrder(db, user.id), ...rule }
    },
  }
}
