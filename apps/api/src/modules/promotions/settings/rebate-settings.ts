import type { RebateRule } from '@kaadi/contract/changes'
import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { formatMoney, WideDecimal } from '@kaadi/core/money'
import { sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import { rowsOf } from '../../../database/named-read.ts'
import { invalidField } from '../../../errors/domain-error.ts'
import { ofCurrency } from '../../../lists/of-currency.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { wholeNumber } from '../../../lists/sort-key.ts'
import { minorOf, plainAmount } from '../../../settings/amounts.ts'
import type { Changeable } from '../../../settings/changeable.ts'
import { inPercent, weighRow } from '../../../settings/weighing.ts'

interface StoredRule {
  readonly currencyId: CurrencyId
  readonly fromAmount: bigint
  readonly percent: string
}

const toRule = ({ currencyId, fromAmount, percent }: StoredRule): RebateRule => ({
  currencyId,
  fromAmount: plainAmount(fromAmount, currencyId),
  percent,
})
const columns = sql`r.currency_id as "currencyId", r.from_amount as "fromAmount", trim_scale(r.permille / 10)::text as percent`
const key = ({ currencyId, fromAmount }: RebateRule) =>
  sql`currency_id = ${currencyId} and from_amount = ${minorOf('after.fromAmount', fromAmount, currencyId)}`

/** Whoever sells more is never given less of it. Steps of a currency are written one after the other, so that none slips in between. */
async function requireOrder(tx: Tx, { currencyId, fromAmount, percent }: RebateRule): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rebates:${currencyId}`}, 0))`.execute(tx)
  const from = minorOf('after.fromAmount', fromAmount, currencyId)
  const { rows } = await sql<{ below: string | null; above: string | null }>`
    select trim_scale(max(permille) filter (where from_amount < ${from}) / 10)::text as below,
           trim_scale(min(permille) filter (where from_amount > ${from}) / 10)::text as above
    from rebate_steps where currency_id = ${currencyId}`.execute(tx)
  const { below, above } = rows[0]!
  const given = new WideDecimal(percent)
  if (below !== null && given.lessThan(below))
    throw invalidField('after.percent', `A step below gives ${below} percent: this one gives no less.`)
  if (above !== null && given.greaterThan(above))
    throw invalidField('after.percent', `A step above gives ${above} percent: this one gives no more.`)
}

/** Steps of the rebate ladder. A month gives by those that stood at its end, however late it is closed. */
export const rebateSettings: Changeable<'rebates'> = {
  titleOf: ({ currencyId, fromAmount }) =>
    `Rebate from ${formatMoney(fromAmount, { ...currencies[currencyId], mode: 'plain' })}`,
  find: async (on, subject, lock) => {
    if (!/^[123]-\d{1,12}(\.\d{1,6})?$/.test(subject)) return undefined
    const [currencyId, fromAmount] = subject.split('-') as [string, string]
    const id = Number(currencyId) as CurrencyId
    const rows = await rowsOf(
      on,
      sql<StoredRule>`select ${columns} from rebate_steps r
        where r.currency_id = ${id} and r.from_amount = ${minorOf('subject', fromAmount, id)}
        ${lock ? sql`for update` : sql``}`,
    )
    return rows[0] && toRule(rows[0])
  },
  page: async (on, query) => {
    const currency = wholeNumber(sql`r.currency_id`)
    const page = await pageByKey<StoredRule>(on, query, {
      columns,
      tables: sql`rebate_steps r`,
      counted: sql`rebate_steps r`,
      where: ofCurrency(sql`r.currency_id`, query.currencyId),
      identity: [sql`r.currency_id`, sql`r.from_amount`],
      keys: [
        currency,
        ...(query.sort === 'amount' ? [wholeNumber(sql`(r.permille * 1000)::bigint`)] : []),
        wholeNumber(sql`r.from_amount`),
      ],
      ascending: query.direction === 'ascending',
    })
    return { ...page, records: page.records.map(toRule) }
  },
  write: async (tx, before, after) => {
    const gone = before ?? after!
    await sql`delete from rebate_steps where ${key(gone)}`.execute(tx)
    if (!after) return
    await requireOrder(tx, after)
    await sql`
      insert into rebate_steps (currency_id, from_amount, permille)
      values (${after.currencyId}, ${minorOf('after.fromAmount', after.fromAmount, after.currencyId)},
              ${after.percent}::numeric * 10)`.execute(tx)
  },
  weigh: (before, after) =>
    weighRow(before, after, { weightOf: ({ percent }) => percent, limitOf: inPercent('1') }),
  checkers: ['senior', 'treasurer', 'admin'],
  refusals: {
    rebate_steps_sane: [
      'percent',
      'A step begins above nothing and gives more than 0 and at most 10 percent.',
    ],
    rebate_steps_currency_id_fkey: ['currencyId', 'Cards are not paid in this currency.'],
  },
}
