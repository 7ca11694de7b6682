import { appealClaimMs, appealStatus } from '@kaadi/contract/appeals'
import { sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'

const [open, taken, upheld, refused] = [
  sql.lit(appealStatus.open),
  sql.lit(appealStatus.taken),
  sql.lit(appealStatus.upheld),
  sql.lit(appealStatus.refused),
]
const claimEnd = sql`now() + ${sql.lit(appealClaimMs)} * interval '1 ms'`

export interface HeldAppeal {
  readonly userId: bigint
  readonly id: bigint
  readonly orderId: bigint
}
const heldColumns = sql`user_id as "userId", id, order_id as "orderId"`

/**
 * `isKept`: it was the caller's already, from a second press at the same moment too. Undefined where another one has it,
 * or where it is decided.
 */
export async function takeAppeal(
  tx: Tx,
  publicId: string,
  operatorId: bigint,
): Promise<(HeldAppeal & { readonly isKept: boolean }) | undefined> {
  await sql`select from appeals where public_id = ${publicId} for no key update`.execute(tx)
  const { rows: kept } = await sql<HeldAppeal>`
    update appeals set taken_until = ${claimEnd}
    where public_id = ${publicId} and status = ${taken} and taken_by = ${operatorId} and taken_until > now()
    returning ${heldColumns}`.execute(tx)
  if (kept[0]) return { ...kept[0], isKept: true }
  const { rows } = await sql<HeldAppeal>`
    update appeals set status = ${taken}, taken_by = ${operatorId}, taken_until = ${claimEnd}
    where public_id = ${publicId} and (status = ${open} or status = ${taken} and taken_until <= now())
    returning ${heldColumns}`.execute(tx)
  return rows[0] && { ...rows[0], isKept: false }
}

/** The appeal while it is this operator's, locked until commit. */
export async function lockHeldAppeal(
  tx: Tx,
  publicId: string,
  operatorId: bigint,
): Promise<HeldAppeal | undefined> {
  const { rows } = await sql<HeldAppeal>`
    select ${heldColumns} from appeals
    where public_id = ${publicId} and status = ${taken} and taken_by = ${operatorId} and taken_until > now()
    for no key update`.execute(tx)
  return rows[0]
}

export async function giveBackAppeal(tx: Tx, publicId: string, operatorId: bigint): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update appeals set status = ${open}, taken_by = null, taken_until = null
    where public_id = ${publicId} and status = ${taken} and taken_by = ${operatorId} and taken_until > now()`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

export async function endAppeal(
  tx: Tx,
  { userId, id }: HeldAppeal,
  given: { readonly isUpheld: boolean; readonly answer: string; readonly operatorId: bigint },
): Promise<void> {
  await sql`
    update appeals
    set status = ${given.isUpheld ? upheld : refused}, taken_by = null, taken_until = null, answer = ${given.answer},
        decided_by = ${given.operatorId}, decided_at = now()
    where user_id = ${userId} and id = ${id}`.execute(tx)
}
