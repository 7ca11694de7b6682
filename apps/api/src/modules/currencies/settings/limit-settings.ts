import { currencies } from '@kaadi/contract/primitives'
import { sql } from 'kysely'
import { minorOf } from '../../../settings/amounts.ts'
import type { Changeable } from '../../../settings/changeable.ts'
import { weighShare } from '../../../settings/shares.ts'
import { currencyShares } from './currency-shares.ts'
import { walletLimitsInForce } from './in-force.ts'
import { requireSomethingArrives } from './require-payout.ts'
import { ofSettleCurrency } from './settle-currency-rows.ts'

/** What can be withdrawn and exchanged. What was asked for already keeps the limits that it was asked for under. */
export const limitSettings: Changeable<'walletLimits'> = {
  titleOf: ({ currencyId }) => `Limits, ${currencies[currencyId].name}`,
  ...ofSettleCurrency<'walletLimits'>({
    inForce: walletLimitsInForce,
    columnsOf: (after) => {
      for (const field of ['minWithdraw', 'maxWithdraw', 'dailyMax', 'exchangeMin'] as const)
        minorOf(`after.${field}`, after[field], after.currencyId)
      return sql`min_withdraw = ${after.minWithdraw}::numeric, max_withdraw = ${after.maxWithdraw}::numeric,
        daily_max = ${after.dailyMax}::numeric, exchange_min = ${after.exchangeMin}::numeric, bank_max = ${after.bankMax}`
    },
    require: ({ currencyId }, tx) => requireSomethingArrives(tx, currencyId, 'minWithdraw'),
  }),
  weigh: (before, after) => {
    const { currencyId } = (after ?? before)!
    const row = { name: `walletLimits ${currencyId}`, currencyId }
    return weighShare(row, currencyShares.walletLimits, before && { ...before }, after && { ...after })
  },
  checkers: ['treasurer', 'admin'],
  refusals: {
    settle_currencies_min_positive: ['minWithdraw', 'The smallest withdrawal is more than nothing.'],
    settle_currencies_max_above_min: [
      'maxWithdraw',
      'The largest withdrawal is no less than the smallest one.',
    ],
    settle_currencies_day_above_max: ['dailyMax', 'In a day at least one largest withdrawal fits.'],
    settle_currencies_exchange_positive: ['exchangeMin', 'The least exchange is more than nothing.'],
    settle_currencies_new_account_gets: [
      'minWithdraw',
      'A new account would get less than the smallest withdrawal: raise what it gets first.',
    ],
  },
}
