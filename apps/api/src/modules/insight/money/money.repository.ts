import type { InsightPeriod } from '@kaadi/contract/insight'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { sql } from 'kysely'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import type { EventKind } from '../../../ledger/index.ts'
import { openDays, within } from '../insight.repository.ts'
import { brandLines, moneyLines } from './money-sums.ts'

/** What moved one leg of one kind: on a day, or in the whole period where `day` is null. */
export interface MovedLeg {
  readonly day: string | null
  readonly currencyId: CurrencyId
  readonly kind: EventKind
  readonly leg: number
  readonly times: number
  readonly amount: bigint
}

/** From the days that were summed, and from what is newer. */
export const readMoved = (on: Reader, period: InsightPeriod): Promise<MovedLeg[]> =>
  rowsOf(
    on,
    sql<MovedLeg>`
    select to_char(day, 'YYYY-MM-DD') as day, currency_id as "currencyId", kind, leg, sum(times)::integer as times,
           sum(amount)::bigint as amount
    from (
      select * from money_days where ${within(period)}
      union all
      select * from (${moneyLines(openDays(period))}) newer
    ) line
    group by grouping sets ((currency_id, kind, leg), (day, currency_id, kind, leg))
    order by day nulls first, currency_id`,
  )

export interface BoughtBrand {
  readonly cardTypeId: string
  readonly name: string
  readonly currencyId: CurrencyId
  readonly orders: number
  readonly cards: number
  readonly paid: bigint
}

export const readBought = (on: Reader, period: InsightPeriod): Promise<BoughtBrand[]> =>
  rowsOf(
    on,
    sql<BoughtBrand>`
    select line.card_type_id as "cardTypeId", coalesce(b.name, line.card_type_id) as name, line.currency_id as "currencyId",
           sum(orders)::integer as orders, sum(cards)::integer as cards, sum(amount)::bigint as paid
    from (
      select * from money_day_brands where ${within(period)}
      union all
      select * from (${brandLines(openDays(period))}) newer
    ) line left join card_brands b on b.id = line.card_type_id
    group by line.card_type_id, b.name, line.currency_id
    order by line.currency_id, paid desc, name`,
  )
