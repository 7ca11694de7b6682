import { currencies } from '@kaadi/contract/primitives'
import { sql } from 'kysely'
import { minorOf } from '../../../settings/amounts.ts'
import type { Changeable } from '../../../settings/changeable.ts'
import { weighShare } from '../../../settings/shares.ts'
import { currencyShares } from './currency-shares.ts'
import { withdrawalFeesInForce } from './in-force.ts'
import { requireSomethingArrives } from './require-payout.ts'
import { ofSettleCurrency } from './settle-currency-rows.ts'

/** What a withdrawal costs. One that was asked for keeps its fee; one that was shown another fee is not asked for. */
export const feeSettings: Changeable<'withdrawalFees'> = {
  titleOf: ({ currencyId }) => `Fee of withdrawals, ${currencies[currencyId].name}`,
  ...ofSettleCurrency<'withdrawalFees'>({
    inForce: withdrawalFeesInForce,
    columnsOf: ({ currencyId, feeType, fee, feeMin, feeMax }) => {
      if (feeType === 'fixed') minorOf('after.fee', fee, currencyId)
      if (feeMin !== null) minorOf('after.feeMin', feeMin, currencyId)
      if (feeMax !== null) minorOf('after.feeMax', feeMax, currencyId)
      return sql`fee_type = ${feeType}, fee = ${fee}::numeric, fee_min = ${feeMin}::numeric, fee_max = ${feeMax}::numeric`
    },
    require: ({ currencyId }, tx) => requireSomethingArrives(tx, currencyId, 'fee'),
  }),
  weigh: (before, after) => {
    const { currencyId } = (after ?? before)!
    const row = { name: `withdrawalFees ${currencyId}`, currencyId }
    return weighShare(row, currencyShares.withdrawalFees, before && { ...before }, after && { ...after })
  },
  checkers: ['treasurer', 'admin'],
  refusals: {
    settle_currencies_fee_bounded: [
      'fee',
      'A percentage is at most 20, its least fee no more than its highest; a fixed fee has neither.',
    ],
  },
}
