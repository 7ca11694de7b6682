import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'

export interface UsableEvidence {
  readonly id: bigint
  readonly publicId: string
  readonly sha256: Buffer
}

/**
 * Pictures that may be shown as evidence: those of the order itself, its evidence, what others said of its cards, and those that
 * this operator sent for it.
 */
export async function findUsableEvidence(
  on: Kysely<Tables>,
  given: {
    readonly userId: bigint
    readonly orderId: bigint
    readonly operatorId: bigint
    readonly publicIds: readonly string[]
  },
): Promise<ReadonlyMap<string, UsableEvidence>> {
  const { rows } = await sql<UsableEvidence>`
    select u.id, u.public_id as "publicId", u.sha256 from pictures u
    where u.public_id = any (${[...given.publicIds]}::text[])
      and (u.operator_id = ${given.operatorId} and u.made_for = (
        select o.public_id from order_names o where o.user_id = ${given.userId} and o.id = ${given.orderId}) or exists (
        select from order_evidence e
        where e.user_id = ${given.userId} and e.order_id = ${given.orderId} and e.upload_id = u.id) or exists (
        select from card_findings f
        where f.user_id = ${given.userId} and f.order_id = ${given.orderId} and f.upload_id = u.id) or exists (
        select from order_pictures p
        where p.user_id = ${given.userId} and p.order_id = ${given.orderId} and p.upload_id = u.id))`.execute(
    on,
  )
  return new Map(rows.map((row) => [row.publicId, row]))
}
