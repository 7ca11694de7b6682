import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import { areEnough, measuredSpan, medianSeconds } from '../../measures/pace.ts'
import { orderState, orderStatesOf } from '../../states-in-sql.ts'

export interface ProofNumbers {
  /** Usual time from sending a card to its payment; null with too few to tell. */
  readonly medianSeconds: number | null
  /** How many of a hundred decided orders were paid; null with too few to tell. */
  readonly acceptedPercent: number | null
}

const paid = sql<boolean>`status in ${orderStatesOf('paid')}`

/** Both from the orders of the last 30 days. One that was returned and sent again counts by its last result. */
export async function readProofNumbers(on: Kysely<Tables>): Promise<ProofNumbers> {
  const { rows } = await sql<ProofNumbers>`
    select ${medianSeconds(sql`extract(epoch from settled_at - created_at)`, paid)} as "medianSeconds",
           case when ${areEnough()}
             then floor(100.0 * count(*) filter (where ${paid}) / count(*))::integer end as "acceptedPercent"
    from decided_orders
    where (${paid} or status in (${orderState.rejectedFinal}, ${orderState.rejectedCorrectable}))
      and operator_time > now() - ${measuredSpan}`.execute(on)
  return rows[0]!
}
