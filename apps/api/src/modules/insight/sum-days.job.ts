import { type Kysely, sql } from 'kysely'
import { type Tables, transaction } from '../../database/index.ts'
import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../outbox/index.ts'
import { counted, dayLines, dayReasons, named } from './day-sums.ts'
import { brandLines, moneyLines } from './money/money-sums.ts'

const everyMs = 10 * 60_000
/** By then whatever was begun on a day is written. */
const settled = sql`interval '10 minutes'`
/** Days at a time: each commits by itself. */
const most = 31

/**
 * Sums days that are over and were not summed yet, the oldest first; answers how many. A day that many processes sum at a
 * time is summed by one: the others come to its key, and leave it.
 */
export async function sumDays(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ day: string }>`
    select to_char(d, 'YYYY-MM-DD') as day
    from generate_series((select date_trunc('day', answered_at at time zone 'utc') from desk_answers order by answered_at limit 1),
                         date_trunc('day', now() at time zone 'utc' - ${settled}) - interval '1 day', interval '1 day') d
    where not exists (select from desk_days_summed s where s.day = d::date)
    order by d limit ${most}`.execute(db)
  for (const { day } of rows) await sumDay(db, day)
  return rows.length
}

const sumDay = (db: Kysely<Tables>, day: string): Promise<void> =>
  transaction(db, async (tx) => {
    const taken = await sql`
      insert into desk_days_summed (day) values (${day}::date) on conflict do nothing returning day`.execute(
      tx,
    )
    if (taken.rows.length === 0) return
    // What the planner knows of a table may be older than a busy day: every part has an index.
    await sql`set local enable_seqscan = off`.execute(tx)
    const days = sql`(select ${day}::date as day)`
    await sql`
      insert into desk_days (day, card_type_id, form, receipt_type, operator_id, ${named(counted)}, places, at_places)
      ${dayLines(days)}`.execute(tx)
    await sql`
      insert into desk_day_reasons (day, card_type_id, form, receipt_type, operator_id, reason_code, cards)
      ${dayReasons(days)}`.execute(tx)
    await sql`
      insert into money_days (day, currency_id, kind, leg, times, amount) ${moneyLines(days)}`.execute(tx)
    await sql`
      insert into money_day_brands (day, currency_id, card_type_id, orders, cards, amount) ${brandLines(days)}`.execute(
      tx,
    )
  })

/** Keeps up with the days. Until it has been there, a day is read from the answers themselves. */
export const sumDaysJob =
  ({ database: { db } }: Pick<Deps, 'database'>): JobHandler =>
  async () => ({ againInMs: (await sumDays(db)) === most ? 0 : everyMs })
