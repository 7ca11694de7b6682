import type { ChangeValues } from '@kaadi/contract/changes'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import { rowsOf } from '../../../database/named-read.ts'
import { invalidField } from '../../../errors/domain-error.ts'
import { ofCurrency } from '../../../lists/of-currency.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { wholeNumber } from '../../../lists/sort-key.ts'
import type { Changeable } from '../../../settings/changeable.ts'

interface OfRow<R extends 'walletLimits' | 'withdrawalFees' | 'newAccounts'> {
  /** SQL of the values, over the alias `c`. */
  readonly inForce: string
  /** The columns as they shall be. Throws, at the field, where they do not fit. */
  readonly columnsOf: (after: ChangeValues[R]) => RawBuilder<unknown>
  /** Looks at the whole row as it would be. */
  readonly require: (after: ChangeValues[R], on: Parameters<Changeable<R>['write']>[0]) => Promise<void>
}

/** A part of a currency's row: each has its own resource, and none touches the columns of another. */
export const ofSettleCurrency = <R extends 'walletLimits' | 'withdrawalFees' | 'newAccounts'>({
  inForce,
  columnsOf,
  require,
}: OfRow<R>): Pick<Changeable<R>, 'find' | 'page' | 'write'> => {
  const values = sql`${sql.raw(inForce)} as values`
  type Found = { readonly values: ChangeValues[R] }
  return {
    find: async (on, subject, lock) => {
      if (!/^[123]$/.test(subject)) return undefined
      const rows = await rowsOf(
        on,
        sql<Found>`select ${values} from settle_currencies c where c.id = ${Number(subject) as CurrencyId}
          ${lock ? sql`for update` : sql``}`,
      )
      return rows[0]?.values
    },
    page: async (on, query) => {
      const page = await pageByKey<Found>(on, query, {
        columns: values,
        tables: sql`settle_currencies c`,
        counted: sql`settle_currencies c`,
        where: ofCurrency(sql`c.id`, query.currencyId),
        identity: [sql`c.id`],
        keys: [wholeNumber(sql`c.id`)],
        ascending: query.direction === 'ascending',
      })
      return { ...page, records: page.records.map((found) => found.values) }
    },
    write: async (tx, before, after) => {
      if (!before || !after) throw invalidField('after', 'There is one rule for each currency: change it.')
      await sql`update settle_currencies set ${columnsOf(after)} where id = ${after.currencyId}`.execute(tx)
      await require(after, tx)
    },
  }
}
