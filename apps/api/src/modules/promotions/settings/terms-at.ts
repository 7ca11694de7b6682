import { type RawBuilder, sql } from 'kysely'

// A row stands from its time on, until just before the time at which it was changed or removed. Where two changes crossed, their
// times may overlap: the later one stands.

/** The prizes of a month that ended at this time, as they stood in its last moment. */
export const prizesAt = (end: RawBuilder<unknown>) => sql`(
  select distinct on (currency_id, board, place) currency_id, board, place, amount from (
    select currency_id, board, place, amount, stands_since from month_prizes
    union all
    select currency_id, board, place, amount, stands_since from past_month_prizes where stood_until >= ${end}
  ) stood
  where stands_since < ${end} order by currency_id, board, place, stands_since desc)`

/** The ladder of a month that ended at this time, as it stood in its last moment. */
export const stepsAt = (end: RawBuilder<unknown>) => sql`(
  select distinct on (currency_id, from_amount) currency_id, from_amount, permille from (
    select currency_id, from_amount, permille, stands_since from rebate_steps
    union all
    select currency_id, from_amount, permille, stands_since from past_rebate_steps where stood_until >= ${end}
  ) stood
  where stands_since < ${end} order by currency_id, from_amount, stands_since desc)`
