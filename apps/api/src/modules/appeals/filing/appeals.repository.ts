import { appealPromiseMs } from '@kaadi/contract/appeals'
import { sql } from 'kysely'
import { constraintOf, type Tx } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'

const promise = sql`${sql.lit(appealPromiseMs)} * interval '1 ms'`

export interface NewAppeal {
  readonly userId: bigint
  readonly publicId: string
  readonly orderId: bigint
  readonly words: string
  readonly refusedBy: bigint
  /** Everybody who gave a verdict on the order. */
  readonly judgedBy: readonly bigint[]
}

/** An order has one appeal: of two at once the schema lets one in. */
export async function insertAppeal(tx: Tx, given: NewAppeal): Promise<bigint> {
  try {
    const { rows } = await sql<{ id: bigint }>`
      insert into appeals (user_id, public_id, order_id, words, refused_by, judged_by, refused_for, due_at)
      values (${given.userId}, ${given.publicId}, ${given.orderId}, ${given.words}, ${given.refusedBy},
              ${[...given.judgedBy]}::bigint[],
              (select array_agg(r.reason_code order by r.position) from card_reasons r
               where r.user_id = ${given.userId} and r.order_id = ${given.orderId}), now() + ${promise})
      returning id`.execute(tx)
    return rows[0]!.id
  } catch (error) {
    if (constraintOf(error) === 'appeals_of_order_once') throw new DomainError('appealUsed')
    throw error
  }
}

export async function insertPhotos(
  tx: Tx,
  userId: bigint,
  appealId: bigint,
  uploadIds: readonly bigint[],
): Promise<void> {
  try {
    await sql`
      insert into appeal_photos (user_id, appeal_id, upload_id)
      select ${userId}, ${appealId}, photo from unnest(${[...uploadIds]}::bigint[]) as given (photo)`.execute(
      tx,
    )
  } catch (error) {
    if (constraintOf(error) === 'appeal_photos_once') throw new DomainError('photoMissing')
    throw error
  }
}

/** The order of this seller had its appeal before. */
export async function wasAppealed(tx: Tx, userId: bigint, giftOrderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from appeals a join order_names o on o.user_id = a.user_id and o.id = a.order_id
    where o.user_id = ${userId} and o.public_id = ${giftOrderId}`.execute(tx)
  return rows.length > 0
}

/** `leaving_sellers` is of 0123-deletion.sql, as for verifications: nobody can ask to go until the commit. */
export async function isLeaving(tx: Tx, userId: bigint): Promise<boolean> {
  const { rows } = await sql`select leaving_sellers(array[${userId}]::bigint[])`.execute(tx)
  return rows.length > 0
}
