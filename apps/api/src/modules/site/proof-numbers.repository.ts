import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'

export interface ProofNumbers {
  /** Usual time from sending a card to its payment; null before the first. */
  readonly medianSeconds: number | null
  /** How many of a hundred decided orders were paid; null before the first. */
  readonly acceptedPercent: number | null
}

/** Both from the orders of the last 30 days. One that was returned and sent again counts by its last result. */
export async function readProofNumbers(on: Kysely<Tables>): Promise<ProofNumbers> {
  const { rows } = await sql<ProofNumbers>`
    select round(percentile_cont(0.5) within group (
             order by extract(epoch from settled_at - created_at)) filter (where status in (10, 11, 12)))::integer
             as "medianSeconds",
           floor(100.0 * count(*) filter (where status in (10, 11, 12)) / nullif(count(*), 0))::integer
             as "acceptedPercent"
    from card_orders
    where status in (10, 11, 12, 20, 21) and operator_time > now() - interval '30 days'`.execute(on)
  return rows[0]!
}
