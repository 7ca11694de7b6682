import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import { measuredSpan, medianSeconds } from '../../measures/pace.ts'
import { orderStatesOf } from '../../states-in-sql.ts'

/** Usual time from sending a card to its payment over the last 30 days, of each price with enough of them to tell. */
export async function listMedianSeconds(on: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ price_id: string; seconds: number | null }>`
    select price_id, ${medianSeconds(sql`extract(epoch from settled_at - created_at)`)} as seconds
    from decided_orders where status in ${orderStatesOf('paid')} and settled_at > now() - ${measuredSpan}
    group by price_id`.execute(on)
  return new Map(rows.flatMap(({ price_id, seconds }) => (seconds === null ? [] : [[price_id, seconds]])))
}
