import type { ExchangeRateRule } from '@kaadi/contract/changes'
import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import { rowsOf } from '../../../database/named-read.ts'
import { invalidField } from '../../../errors/domain-error.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { wholeNumber } from '../../../lists/sort-key.ts'
import type { Changeable } from '../../../settings/changeable.ts'
import { weighShare } from '../../../settings/shares.ts'
import { saysRoundGains } from '../no-round.ts'
import { currencyShares } from './currency-shares.ts'
import { exchangeRatesInForce } from './in-force.ts'

type Found = { readonly values: ExchangeRateRule }

const values = sql`${sql.raw(exchangeRatesInForce)} as values`
const nameOf = (id: CurrencyId): string => currencies[id].name

/** No round, over two currencies or more, ever makes more of it: whoever exchanges in a circle would empty the desk. Rates are written one at a time. */
async function requireMargin(tx: Tx, wanted: ExchangeRateRule): Promise<void> {
  const standing = await rowsOf(tx, sql<Found>`select ${values} from currency_rates r`)
  const gains = saysRoundGains(
    wanted,
    standing.map((found) => found.values),
  )
  if (gains !== undefined) throw invalidField('after.rate', gains)
}

/** Rates between wallets. One that goes closes its exchange; what was quoted before holds for its minute. */
export const exchangeRateSettings: Changeable<'exchangeRates'> = {
  titleOf: ({ inCurrencyId, outCurrencyId }) => `${nameOf(inCurrencyId)} to ${nameOf(outCurrencyId)}`,
  find: async (on, subject, lock) => {
    const [, from, to] = /^([123])-([123])$/.exec(subject) ?? []
    if (to === undefined) return undefined
    const rows = await rowsOf(
      on,
      sql<Found>`select ${values} from currency_rates r
        where r.in_currency_id = ${Number(from)} and r.out_currency_id = ${Number(to)}
        ${lock ? sql`for update` : sql``}`,
    )
    return rows[0]?.values
  },
  page: async (on, query) => {
    const page = await pageByKey<Found>(on, query, {
      columns: values,
      tables: sql`currency_rates r`,
      counted: sql`currency_rates r`,
      where: query.currencyId
        ? sql<boolean>`${query.currencyId} in (r.in_currency_id, r.out_currency_id)`
        : sql<boolean>`true`,
      identity: [sql`r.in_currency_id`, sql`r.out_currency_id`],
      keys: [wholeNumber(sql`r.in_currency_id`), wholeNumber(sql`r.out_currency_id`)],
      ascending: query.direction === 'ascending',
    })
    return { ...page, records: page.records.map((found) => found.values) }
  },
  write: async (tx, before, after) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('exchange rates', 0))`.execute(tx)
    const { inCurrencyId, outCurrencyId } = (after ?? before)!
    if (!after) {
      await sql`delete from currency_rates
        where in_currency_id = ${inCurrencyId} and out_currency_id = ${outCurrencyId}`.execute(tx)
      return
    }
    await requireMargin(tx, after)
    await sql`
      insert into currency_rates (in_currency_id, out_currency_id, rate)
      values (${inCurrencyId}, ${outCurrencyId}, ${after.rate}::numeric)
      on conflict (in_currency_id, out_currency_id) do update set rate = excluded.rate, updated_at = now()`.execute(
      tx,
    )
  },
  weigh: (before, after) => {
    const { inCurrencyId, outCurrencyId } = (after ?? before)!
    const row = { name: `exchangeRates ${inCurrencyId}-${outCurrencyId}`, currencyId: inCurrencyId }
    return weighShare(row, currencyShares.exchangeRates, before && { ...before }, after && { ...after })
  },
  checkers: ['treasurer', 'admin'],
  refusals: {
    currency_rates_positive: ['rate', 'A rate is more than nothing.'],
    currency_rates_two: ['outCurrencyId', 'Choose two different currencies.'],
  },
}
