import type { PrizeRule } from '@kaadi/contract/changes'
import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import { rowsOf } from '../../../database/named-read.ts'
import { ofCurrency } from '../../../lists/of-currency.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { wholeNumber } from '../../../lists/sort-key.ts'
import { minorOf, plainAmount } from '../../../settings/amounts.ts'
import type { Changeable } from '../../../settings/changeable.ts'
import { perCurrency, weighRow } from '../../../settings/weighing.ts'

interface StoredRule extends Omit<PrizeRule, 'amount'> {
  readonly amount: bigint
}

const toRule = ({ currencyId, board, place, amount }: StoredRule): PrizeRule => ({
  currencyId,
  board,
  place,
  amount: plainAmount(amount, currencyId),
})
const columns = sql`p.currency_id as "currencyId", p.board, p.place, p.amount`
const boardNumber: RawBuilder<number> = sql`(p.board = 'clean')::integer`
const isRow = ({ currencyId, board, place }: Pick<PrizeRule, 'currencyId' | 'board' | 'place'>) =>
  sql`p.currency_id = ${currencyId} and p.board = ${board} and p.place = ${place}`

/** Prizes of the first places. A month gives those that stood at its end, however late it is closed. */
export const prizeSettings: Changeable<'prizes'> = {
  titleOf: ({ currencyId, board, place }) =>
    `Prize of place ${place}, ${board === 'sold' ? 'best' : 'cleanest'} sellers, ${currencies[currencyId].name}`,
  find: async (on, subject, lock) => {
    if (!/^[123]-(sold|clean)-\d{1,4}$/.test(subject)) return undefined
    const [currencyId, board, place] = subject.split('-')
    const rows = await rowsOf(
      on,
      sql<StoredRule>`select ${columns} from month_prizes p
        where ${isRow({ currencyId: Number(currencyId) as CurrencyId, board: board as PrizeRule['board'], place: Number(place) })}
        ${lock ? sql`for update` : sql``}`,
    )
    return rows[0] && toRule(rows[0])
  },
  page: async (on, query) => {
    const place = [wholeNumber(boardNumber), wholeNumber(sql`p.place`)]
    const page = await pageByKey<StoredRule>(on, query, {
      columns,
      tables: sql`month_prizes p`,
      counted: sql`month_prizes p`,
      where: ofCurrency(sql`p.currency_id`, query.currencyId),
      identity: [sql`p.currency_id`, sql`p.board`, sql`p.place`],
      keys: [
        wholeNumber(sql`p.currency_id`),
        ...(query.sort === 'amount' ? [wholeNumber(sql`p.amount`)] : []),
        ...place,
      ],
      ascending: query.direction === 'ascending',
    })
    return { ...page, records: page.records.map(toRule) }
  },
  write: async (tx, before, after) => {
    await sql`delete from month_prizes p where ${isRow(before ?? after!)}`.execute(tx)
    if (!after) return
    const { currencyId, board, place, amount } = after
    await sql`
      insert into month_prizes (currency_id, board, place, amount)
      values (${currencyId}, ${board}, ${place}, ${minorOf('after.amount', amount, currencyId)})`.execute(tx)
  },
  weigh: (before, after) =>
    weighRow(before, after, {
      weightOf: ({ amount }) => amount,
      limitOf: perCurrency({ 1: '100000', 2: '1000', 3: '100' }),
    }),
  checkers: ['senior', 'treasurer', 'admin'],
  refusals: {
    month_prizes_sane: ['amount', 'A prize is more than nothing.'],
    month_prizes_currency_id_fkey: ['currencyId', 'Cards are not paid in this currency.'],
  },
}
