import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { type RawBuilder, sql } from 'kysely'

// Held for a check, and let go. Payouts says why, for how long and by whom, in one statement with each change.

const { requested, riskHold, queued } = withdrawalStatus

const actorOf = (operatorId: bigint | null): RawBuilder<unknown> =>
  operatorId === null ? sql`actor = 'system'` : sql`actor = 'desk', operator_id = ${operatorId}`

/** Part of a statement: the rows of `wanted (user_id, id)` that wait are held. Answers user_id, id, public_id. */
export const holdWithdrawals = (wanted: string, operatorId: bigint | null): RawBuilder<unknown> => sql`
      update withdrawals w set status = ${riskHold}, version = w.version + 1, ${actorOf(operatorId)}, updated_at = now()
      from ${sql.raw(wanted)} g where w.user_id = g.user_id and w.id = g.id and w.status = ${requested}
      returning w.user_id, w.id, w.public_id`

/** Part of a statement: the rows of `wanted (user_id, id)` that are held wait for their payout. Answers user_id, id, public_id. */
export const letWithdrawalsGo = (wanted: string, operatorId: bigint | null): RawBuilder<unknown> => sql`
      update withdrawals w set status = ${queued}, version = w.version + 1, ${actorOf(operatorId)}, updated_at = now()
      from ${sql.raw(wanted)} g where w.user_id = g.user_id and w.id = g.id and w.status = ${riskHold}
      returning w.user_id, w.id, w.public_id`
