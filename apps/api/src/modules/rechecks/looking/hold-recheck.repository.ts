import { recheckClaimMs, recheckStatus } from '@kaadi/contract/rechecks'
import { sql } from 'kysely'
import { columns, type Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { isOwnOf } from '../../risk/index.ts'

const [open, taken] = [sql.lit(recheckStatus.open), sql.lit(recheckStatus.taken)]
const claimEnd = sql`now() + ${sql.lit(recheckClaimMs)} * interval '1 ms'`

export interface HeldRecheck {
  readonly userId: bigint
  readonly id: bigint
  readonly orderId: bigint
  readonly recheckId: string
  readonly giftOrderId: string
  readonly cardTypeId: string
  readonly takenAt: Date
  readonly takenUntil: Date
}
const heldColumns = sql`r.user_id as "userId", r.id, r.order_id as "orderId", r.public_id as "recheckId", r.card_type_id as "cardTypeId",
  r.taken_at as "takenAt", r.taken_until as "takenUntil",
  (select o.public_id from order_names o where o.user_id = r.user_id and o.id = r.order_id) as "giftOrderId"`
const isHeldBy = (operatorId: bigint) =>
  sql<boolean>`r.status = ${taken} and r.taken_by = ${operatorId} and r.taken_until > now()`

/** What the operator could be dealt: judged by somebody else, of a seller whom they are not. */
const isFor = ({ id, email }: SignedInOperator) => sql<boolean>`
  (r.status = ${open} or r.status = ${taken} and r.taken_until <= now()) and r.ends_at > now()
  and r.judged_by <> ${id} and not ${isOwnOf(email, sql`r.user_id`)}`

/** What they were dealt and hold; undefined too where its order has become their own meanwhile. */
export async function findHeld(
  on: Reader,
  { id, email }: SignedInOperator,
): Promise<HeldRecheck | undefined> {
  const rows = await rowsOf(
    on,
    sql<HeldRecheck>`
    select ${heldColumns} from rechecks r where ${isHeldBy(id)} and not ${isOwnOf(email, sql`r.user_id`)}`,
  )
  return rows[0]
}

export async function countWaiting(on: Reader, operator: SignedInOperator): Promise<number> {
  const rows = await rowsOf(
    on,
    sql<{ waiting: number }>`
    select count(*)::integer as waiting from (select from rechecks r where ${isFor(operator)} limit 100) w`,
  )
  return rows[0]!.waiting
}

/** The one that they have, kept longer; else undefined. */
export async function keepHeld(tx: Tx, operatorId: bigint): Promise<HeldRecheck | undefined> {
  // One at a time: of two calls at once the second finds what the first took.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`recheck:${operatorId}`}, 0))`.execute(tx)
  const { rows } = await sql<HeldRecheck>`
    update rechecks r set taken_until = ${claimEnd} where ${isHeldBy(operatorId)} returning ${heldColumns}`.execute(
    tx,
  )
  return rows[0]
}

/** The oldest that waits. What another one is just taking is passed over. */
export async function takeWaiting(tx: Tx, operator: SignedInOperator): Promise<HeldRecheck | undefined> {
  const { rows } = await sql<HeldRecheck>`
    update rechecks r
    set status = ${taken}, taken_by = ${operator.id}, taken_at = clock_timestamp(), taken_until = ${claimEnd}
    from (select r.user_id, r.id from rechecks r where ${isFor(operator)}
          order by r.created_at, r.id limit 1 for no key update skip locked) next
    where r.user_id = next.user_id and r.id = next.id
    returning ${heldColumns}`.execute(tx)
  return rows[0]
}

/** It while it is this operator's, locked until commit. */
export async function lockHeld(
  tx: Tx,
  recheckId: string,
  operatorId: bigint,
): Promise<HeldRecheck | undefined> {
  const { rows } = await sql<HeldRecheck>`
    select ${heldColumns} from rechecks r where r.public_id = ${recheckId} and ${isHeldBy(operatorId)}
    for no key update`.execute(tx)
  return rows[0]
}

export async function giveBack(tx: Tx, recheckId: string, operatorId: bigint): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update rechecks r set status = ${open}, taken_by = null, taken_at = null, taken_until = null
    where r.public_id = ${recheckId} and ${isHeldBy(operatorId)}`.execute(tx)
  return numAffectedRows === 1n
}

/** Cards whose code this operator opened since they took it, by position. */
export async function listOpened(
  on: Reader,
  { userId, orderId, takenAt }: HeldRecheck,
  operatorId: bigint,
): Promise<number[]> {
  const rows = await rowsOf(
    on,
    sql<{ position: number }>`
    select distinct v.position from shown_reveals v
    where v.user_id = ${userId} and v.order_id = ${orderId} and v.operator_id = ${operatorId}
      and v.purpose = 'secondLook' and v.created_at >= date_trunc('milliseconds', ${takenAt}::timestamptz)`,
  )
  return rows.map(({ position }) => position)
}

export interface Judged {
  readonly position: number
  readonly verdict: number
  readonly reasonCode: number | null
}
const item = columns<Judged>({
  position: ['smallint', ({ position }) => position],
  verdict: ['smallint', ({ verdict }) => verdict],
  reason_code: ['smallint', ({ reasonCode }) => reasonCode],
})

/** Writes what was found of each card, and whether that is what was found before. The order stays as it is. */
export async function endLook(
  tx: Tx,
  { userId, id }: HeldRecheck,
  given: { readonly operatorId: bigint; readonly cards: readonly Judged[]; readonly note: string | null },
): Promise<void> {
  await sql`
    with judged as (
      update recheck_cards k set verdict = j.verdict, reason_code = j.reason_code
      from ${item.rows(given.cards, 'j')}
      where k.user_id = ${userId} and k.recheck_id = ${id} and k.position = j.position
      returning k.verdict = k.first_verdict as agrees
    )
    update rechecks
    set status = case when (select bool_and(agrees) from judged) then ${sql.lit(recheckStatus.agreed)}::smallint
                      else ${sql.lit(recheckStatus.differed)}::smallint end,
        taken_by = null, taken_at = null, taken_until = null, looked_by = ${given.operatorId}, looked_at = now(),
        note = ${given.note}
    where user_id = ${userId} and id = ${id}`.execute(tx)
}
