import { currencies } from '@kaadi/contract/primitives'
import { sql } from 'kysely'
import { minorOf } from '../../../settings/amounts.ts'
import type { Changeable } from '../../../settings/changeable.ts'
import { weighShare } from '../../../settings/shares.ts'
import { currencyShares } from './currency-shares.ts'
import { newAccountsInForce } from './in-force.ts'
import { ofSettleCurrency } from './settle-currency-rows.ts'

/** For how long a saved account is new, and what it gets until then. Counts for accounts that are saved already, too. */
export const newAccountSettings: Changeable<'newAccounts'> = {
  titleOf: ({ currencyId }) => `New accounts, ${currencies[currencyId].name}`,
  ...ofSettleCurrency<'newAccounts'>({
    inForce: newAccountsInForce,
    columnsOf: ({ currencyId, hours, mostWhileNew }) => {
      minorOf('after.mostWhileNew', mostWhileNew, currencyId)
      return sql`new_account_hours = ${hours}, new_account_max = ${mostWhileNew}::numeric`
    },
    require: async () => undefined,
  }),
  weigh: (before, after) => {
    const { currencyId } = (after ?? before)!
    const row = { name: `newAccounts ${currencyId}`, currencyId }
    return weighShare(row, currencyShares.newAccounts, before && { ...before }, after && { ...after })
  },
  checkers: ['treasurer', 'admin'],
  refusals: {
    settle_currencies_new_account_gets: [
      'mostWhileNew',
      'A new account gets at least the smallest withdrawal.',
    ],
  },
}
