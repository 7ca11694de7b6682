import type { CardForm, ReceiptType } from '@kaadi/contract/card-types'
import { type InsightPeriod, type InsightQuery, insightAges } from '@kaadi/contract/insight'
import { type RawBuilder, sql } from 'kysely'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import { type Counted, counted, dayLines, dayReasons, named } from './day-sums.ts'
import type { Counts } from './time-scale.ts'

/** Of whom and of which cards. */
export type Narrowed = Pick<InsightQuery, 'cardTypeId' | 'form' | 'receiptType' | 'operatorId'>

/** Sums over lines that have something in common: `of` says what; what they do not have in common is null. */
export interface SummedAnswers extends Readonly<Record<Counted, number>> {
  readonly of: 'all' | 'day' | 'brand' | 'class' | 'reviewer'
  readonly day: string | null
  readonly cardTypeId: string | null
  readonly brand: string | null
  readonly form: CardForm | null
  readonly receiptType: ReceiptType | null
  readonly operatorId: string | null
  readonly name: string | null
  /** Null where no order had its first answer. */
  readonly times: Counts | null
}

const daysOf = ({ from, to }: InsightPeriod) => sql`
    (select d::date as day from generate_series(${from}::date, ${to}::date, interval '1 day') d)`

/** Days of the period that are still to be summed: today, and before the first order all of them, which costs nothing. */
export const openDays = (period: InsightPeriod) => sql`
    (select day from ${daysOf(period)} p where not exists (select from desk_days_summed s where s.day = p.day))`

export const within = (period: InsightPeriod): RawBuilder<unknown> =>
  sql`day between ${period.from}::date and ${period.to}::date`

const fitsCards = ({ cardTypeId, form, receiptType }: Narrowed): RawBuilder<unknown> => sql`
    (${cardTypeId ?? null}::text is null or card_type_id = ${cardTypeId ?? null})
    and (${form ?? null}::text is null or form = ${form ?? null})
    and (${receiptType ?? null}::text is null or receipt_type = ${receiptType ?? null})`

const fits = ({ operatorId, ...cards }: Narrowed): RawBuilder<unknown> => sql`
    ${fitsCards(cards)} and (${operatorId ?? null}::text is null
         or operator_id = (select id from console_operators where public_id = ${operatorId ?? null}))`

const groups = sql`(), (day), (card_type_id), (form, receipt_type), (operator_id)`
const kindOf = sql`grouping(day, form, operator_id, card_type_id)`
const sums = sql.join(counted.map((column) => sql`sum(${sql.ref(column)})::integer as ${sql.ref(column)}`))

/** Everything that was answered, by day, by brand, by class and by reviewer: from the days that were summed, and from what is newer. */
export const readAnswers = (
  on: Reader,
  period: InsightPeriod,
  narrowed: Narrowed,
): Promise<SummedAnswers[]> =>
  rowsOf(
    on,
    sql<SummedAnswers>`
    with cell as materialized (
      select * from desk_days where ${within(period)} and ${fits(narrowed)}
      union all
      select * from (${dayLines(openDays(period))}) newer where ${fits(narrowed)}
    ), summed as (
      select ${kindOf} as kind, day, card_type_id, form, receipt_type, operator_id, ${sums}
      from cell group by grouping sets (${groups})
    ), at_place as (
      select ${kindOf} as kind, day, card_type_id, form, receipt_type, operator_id, place, sum(n)::integer as n
      from cell, unnest(places, at_places) as p (place, n)
      group by grouping sets ((place), (day, place), (card_type_id, place), (form, receipt_type, place), (operator_id, place))
    ), time as (
      select kind, day, card_type_id, form, receipt_type, operator_id, json_agg(json_build_array(place, n)) as times
      from at_place group by kind, day, card_type_id, form, receipt_type, operator_id
    )
    select case s.kind when 15 then 'all' when 7 then 'day' when 11 then 'class' when 13 then 'reviewer' else 'brand' end as of,
           to_char(s.day, 'YYYY-MM-DD') as day, s.card_type_id as "cardTypeId", b.name as brand,
           s.form, s.receipt_type as "receiptType", o.public_id as "operatorId", o.name,
           ${named(counted)}, t.times
    from summed s
    left join time t on t.kind = s.kind and t.day is not distinct from s.day and t.form is not distinct from s.form
      and t.receipt_type is not distinct from s.receipt_type and t.operator_id is not distinct from s.operator_id
      and t.card_type_id is not distinct from s.card_type_id
    left join console_operators o on o.id = s.operator_id
    left join card_brands b on b.id = s.card_type_id
    where s.orders is not null
    order by s.day, s.orders desc, b.name, s.form, s.receipt_type, o.name`,
  )

export const readReasons = (
  on: Reader,
  period: InsightPeriod,
  narrowed: Narrowed,
): Promise<{ reasonCode: number; cards: number }[]> =>
  rowsOf(
    on,
    sql<{ reasonCode: number; cards: number }>`
    select reason_code as "reasonCode", sum(cards)::integer as cards
    from (
      select * from desk_day_reasons where ${within(period)}
      union all
      select * from (${dayReasons(openDays(period))}) newer
    ) cell
    where ${fits(narrowed)}
    group by reason_code order by 2 desc, 1`,
  )

/** Orders without an answer whose promise has passed, that have day, brand and class in common. */
export interface SummedOverdue
  extends Readonly<Pick<SummedAnswers, 'day' | 'cardTypeId' | 'brand' | 'form' | 'receiptType'>> {
  readonly orders: number
}

/** What is overdue at `now` (epoch milliseconds) of what had to be answered in the period. Nobody answered it: it is no reviewer's. */
export const readOverdue = async (
  on: Reader,
  { from, to }: InsightPeriod,
  { operatorId, ...cards }: Narrowed,
  now: number,
): Promise<SummedOverdue[]> =>
  operatorId
    ? []
    : rowsOf(
        on,
        sql<SummedOverdue>`
    select to_char(promised_at at time zone 'utc', 'YYYY-MM-DD') as day, card_type_id as "cardTypeId", b.name as brand,
           form, receipt_type as "receiptType", count(*)::integer as orders
    from unanswered_orders o
    left join card_brands b on b.id = o.card_type_id
    where promised_at < ${new Date(now)}
      and promised_at >= ${from}::timestamp at time zone 'utc'
      and promised_at < (${to}::date + 1)::timestamp at time zone 'utc'
      and ${fitsCards(cards)}
    group by 1, card_type_id, b.name, form, receipt_type
    order by b.name, form, receipt_type`,
      )

const ages = [...insightAges, 1e9]
const age = sql`extract(epoch from now() - created_at)`

/** Orders that wait, by state: one count for each of `insightAges`, and one for those that are older than the last. */
export const readOpen = (on: Reader): Promise<{ status: number; total: number; ages: number[] }[]> =>
  rowsOf(
    on,
    sql<{ status: number; total: number; ages: number[] }>`
    select status, count(*)::integer as total, array[${sql.join(ages.map(countBelow))}] as ages
    from waiting_orders group by status order by status`,
  )

const countBelow = (end: number, place: number) => sql`
      (count(*) filter (where ${age} < ${sql.lit(end)}${place === 0 ? sql`` : sql` and ${age} >= ${sql.lit(ages[place - 1]!)}`}))::integer`
