import { type Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Database, Tables } from '../database/index.ts'
import type { JobHandler } from './job.ts'

const hourMs = 3_600_000
/** A few at a time: each run holds the heads of their users. */
const atOnce = 5_000

/**
 * Takes away events older than these days, from a user's first one on: what is left has no gap. Their time is when they
 * were begun to be written, so an old one may stand behind a newer one; it waits for it. Answers how many went.
 */
export async function sweepOldEvents(on: Kysely<Tables>, days: number): Promise<number> {
  const { rows } = await sql<{ swept: number }>`
    with old as (
      select user_id, max(seq) as seq
      from (select user_id, seq from user_events where created_at < now() - make_interval(days => ${days}) limit ${atOnce}) picked
      group by user_id
    ), head as materialized (
      select h.user_id, least(old.seq, (
        select min(e.seq) - 1 from user_events e
        where e.user_id = h.user_id and e.created_at >= now() - make_interval(days => ${days}))) as until
      from user_event_heads h join old on old.user_id = h.user_id
      order by h.user_id for no key update of h
    ), gone as (
      delete from user_events e using head where e.user_id = head.user_id and e.seq <= head.until returning e.seq
    ), marked as (
      update user_event_heads h set swept = head.until from head
      where h.user_id = head.user_id and head.until > h.swept returning h.user_id
    )
    select count(*)::integer as swept from gone`.execute(on)
  return rows[0]!.swept
}

export const sweepUserEvents =
  ({ database, config }: { readonly database: Database; readonly config: Config }): JobHandler =>
  async ({ signal }) => {
    while (!signal.aborted && (await sweepOldEvents(database.db, config.keptDays.events)) > 0);
    return { againInMs: hourMs }
  }
