import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'

/** Usual time from sending a card to its payment over the last 30 days, by price. */
export async function listMedianSeconds(on: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ price_id: string; seconds: number }>`
    select price_id, round(percentile_cont(0.5) within group (
             order by extract(epoch from settled_at - created_at)))::integer as seconds
    from card_orders where status in (10, 11, 12) and settled_at > now() - interval '30 days'
    group by price_id`.execute(on)
  return new Map(rows.map(({ price_id, seconds }) => [price_id, seconds]))
}
