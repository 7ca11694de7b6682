import { type RawBuilder, sql } from 'kysely'
import { orderState } from '../../states-in-sql.ts'
import { placeOf } from './time-scale.ts'

const {
  cancelledByDesk,
  counterOffer,
  infoNeeded,
  paidAsQuoted,
  paidPart,
  rejectedCorrectable,
  rejectedFinal,
} = orderState

/** What a line of `desk_days` counts, in the order of its columns. */
export const counted = [
  'orders',
  'kept',
  'paid',
  'paid_part',
  'offered',
  'returned',
  'refused',
  'asked',
  'cancelled',
  'second_looks',
  'agreed',
] as const
export type Counted = (typeof counted)[number]

/** The names of columns, one after the other. */
export const named = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(column)))

const summed = sql.join(counted.map((column) => sql`sum(${sql.ref(column)})::integer as ${sql.ref(column)}`))

const is = (status: RawBuilder<number>) => sql`(status = ${status})::integer`

/** A day at a time (`offset 0` keeps it so): the planner knows no number of days, and would rather read every answer there is. */
const answersOfDay = sql`lateral (
      select * from desk_answers
      where answered_at >= d.day::timestamp at time zone 'utc' and answered_at < (d.day + 1)::timestamp at time zone 'utc'
      offset 0) a`

/** Blind looks at decided orders (decision 130), by the day of the look. */
const looksOfDay = sql`lateral (
      select * from recheck_outcomes
      where looked_at >= d.day::timestamp at time zone 'utc' and looked_at < (d.day + 1)::timestamp at time zone 'utc'
      offset 0) r`

/**
 * Answers of the days of `days (day)`, each as a line of its own in the shape of `desk_days`, with the place of its time. An
 * answer that is a second look gives a second line, for whoever judged first; so does a blind look.
 */
const linesOf = (days: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select d.day, a.card_type_id, a.form, a.receipt_type, l.operator_id, l.orders, l.kept, l.paid, l.paid_part, l.offered, l.returned,
           l.refused, l.asked, l.cancelled, l.second_looks, l.agreed, l.place
    from ${days} d, ${answersOfDay},
    lateral (
      select a.operator_id, a.is_first::integer, (a.is_first and a.is_kept)::integer, ${is(paidAsQuoted)}, ${is(paidPart)},
             ${is(counterOffer)}, ${is(rejectedCorrectable)}, ${is(rejectedFinal)}, ${is(infoNeeded)}, ${is(cancelledByDesk)},
             0, 0, case when a.is_first then ${placeOf(sql`a.seconds`)} end
      union all
      select a.first_judge, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, coalesce(a.second_agreed, false)::integer, null
      where a.first_judge is not null
    ) l (operator_id, orders, kept, paid, paid_part, offered, returned, refused, asked, cancelled, second_looks, agreed, place)
    union all
    select d.day, r.card_type_id, r.form, r.receipt_type, r.judged_by, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, r.agreed::integer, null
    from ${days} d, ${looksOfDay}`

const cell = sql`day, card_type_id, form, receipt_type, operator_id`

/** The same, added up: a line for each day, class and operator, as `desk_days` keeps it. */
export const dayLines = (days: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    with line as materialized (${linesOf(days)}),
    at_place as (
      select ${cell}, place, count(*)::integer as orders from line where place is not null group by ${cell}, place
    ), time as (
      select ${cell}, array_agg(place order by place) as places, array_agg(orders order by place) as at_places
      from at_place group by ${cell}
    ), sums as (
      select ${cell}, ${summed} from line group by ${cell}
    )
    select ${cell}, ${named(counted)}, coalesce(places, '{}') as places, coalesce(at_places, '{}') as at_places
    from sums left join time using (${cell})`

/** Why cards of those days were not taken as they were sent, as `desk_day_reasons` keeps it. */
export const dayReasons = (days: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select ${cell}, reason_code, count(*)::integer as cards
    from ${days} d, ${answersOfDay}
    join card_reasons r on r.user_id = a.user_id and r.order_id = a.order_id
    where a.is_last
    group by ${cell}, reason_code`
