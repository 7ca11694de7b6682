import type { ReleaseLimitRule } from '@kaadi/contract/changes'
import { type CurrencyId, currencies, currencyIds } from '@kaadi/contract/primitives'
import { sql } from 'kysely'
import { rowsOf } from '../../../database/named-read.ts'
import { invalidField } from '../../../errors/domain-error.ts'
import { ofCurrency } from '../../../lists/of-currency.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { wholeNumber } from '../../../lists/sort-key.ts'
import { minorOf } from '../../../settings/amounts.ts'
import type { Changeable } from '../../../settings/changeable.ts'
import { type Share, weighShare } from '../../../settings/shares.ts'
import { movePayoutLimit } from './releases.repository.ts'

/** How far one person moves the limit alone: never up, since over it they would need another one. */
export const releaseLimitShare: Share = { loosening: 0, tightening: 50, fields: { most: 'up' } }

/** Over the alias `l` of `payout_limits`. */
export const minorPerUnit = `case l.currency_id ${currencyIds
  .map((id) => `when ${id} then ${10 ** currencies[id].decimals}`)
  .join(' ')} end::numeric`

/** What is in force, as it travels: SQL that makes a row's values, over the alias `l` of `payout_limits`. */
export const releaseLimitsInForce = `jsonb_build_object('currencyId', l.currency_id,
  'most', trim_scale(l.most / ${minorPerUnit})::text)`

type Found = { readonly values: ReleaseLimitRule }

const values = sql`${sql.raw(releaseLimitsInForce)} as values`

/** Over which amount a payout is begun by two people. One that was released stays released. */
export const releaseLimitSettings: Changeable<'releaseLimits'> = {
  titleOf: ({ currencyId }) => `Payouts by one person, ${currencies[currencyId].name}`,
  find: async (on, subject, lock) => {
    if (!/^[123]$/.test(subject)) return undefined
    // The service's role may not lock a row that it may not write.
    if (lock)
      await sql`select pg_advisory_xact_lock(hashtextextended(${`payout limit ${subject}`}, 0))`.execute(on)
    const rows = await rowsOf(
      on,
      sql<Found>`select ${values} from payout_limits l where l.currency_id = ${Number(subject) as CurrencyId}`,
    )
    return rows[0]?.values
  },
  page: async (on, query) => {
    const page = await pageByKey<Found>(on, query, {
      columns: values,
      tables: sql`payout_limits l`,
      counted: sql`payout_limits l`,
      where: ofCurrency(sql`l.currency_id`, query.currencyId),
      identity: [sql`l.currency_id`],
      keys: [wholeNumber(sql`l.currency_id`)],
      ascending: query.direction === 'ascending',
    })
    return { ...page, records: page.records.map((found) => found.values) }
  },
  write: async (tx, before, after) => {
    if (!before || !after) throw invalidField('after', 'There is one limit for each currency: change it.')
    await movePayoutLimit(tx, after.currencyId, minorOf('after.most', after.most, after.currencyId))
  },
  weigh: (before, after) => {
    const { currencyId } = (after ?? before)!
    const row = { name: `releaseLimits ${currencyId}`, currencyId }
    return weighShare(row, releaseLimitShare, before && { ...before }, after && { ...after })
  },
  checkers: ['treasurer', 'admin'],
  refusals: { payout_limits_positive: ['most', 'The limit is more than nothing.'] },
}
