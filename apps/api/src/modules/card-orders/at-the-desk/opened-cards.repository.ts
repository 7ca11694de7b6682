import { sql } from 'kysely'
import { constraintOf, type Tx } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { SealedCard } from '../sealed-card.ts'

export interface SealedOrderCard {
  readonly position: number
  readonly sealedCode: Buffer | null
  readonly sealedPin: Buffer | null
}

export async function findSealedCard(
  tx: Tx,
  userId: bigint,
  orderId: bigint,
  cardId: string,
): Promise<SealedOrderCard | undefined> {
  const { rows } = await sql<SealedOrderCard>`
    select position, sealed_code as "sealedCode", sealed_pin as "sealedPin" from order_cards
    where user_id = ${userId} and order_id = ${orderId} and public_id = ${cardId}`.execute(tx)
  return rows[0]
}

export interface CardPlace {
  readonly userId: bigint
  readonly orderId: bigint
  readonly position: number
}

/** A code that the desk read off a photo. */
interface NewCode {
  readonly userId: bigint
  readonly orderId: bigint
  readonly card: SealedCard
}

interface TypedCode {
  readonly position: number
  /** The desk had typed another one before. */
  readonly isCorrection: boolean
}

/** From now on the card may be found valid, until this claim ends. */
export async function markOpened(tx: Tx, { userId, orderId, position }: CardPlace): Promise<void> {
  await sql`
    update order_cards set opened_at = now()
    where user_id = ${userId} and order_id = ${orderId} and position = ${position} and opened_at is null`.execute(
    tx,
  )
}

/** Which card of the order has the code already; undefined where none has. */
export async function findCardOfCode(
  tx: Tx,
  { userId, orderId, card }: NewCode,
): Promise<number | undefined> {
  const { rows } = await sql<{ position: number }>`
    select position from order_cards
    where user_id = ${userId} and order_id = ${orderId} and fingerprint = ${card.fingerprint}
      and public_id <> ${card.publicId}`.execute(tx)
  return rows[0]?.position
}

/**
 * Gives a card of photos alone its code, which opens the card too. In place of a code that the desk typed before it counts
 * until the card is paid or redeemed; a code that the seller typed stays. Undefined where the order has no such card, or
 * where its code stays. Run it with the order locked.
 */
export async function putCode(
  tx: Tx,
  { userId, orderId, card }: NewCode,
  operatorId: bigint,
): Promise<TypedCode | undefined> {
  try {
    const { rows } = await sql<TypedCode>`
      with before as materialized (
        select k.position, k.fingerprint is not null as "isCorrection" from order_cards k
        where k.user_id = ${userId} and k.order_id = ${orderId} and k.public_id = ${card.publicId}
          and (k.fingerprint is null or k.code_typed_by is not null) and k.shredded_at is null and not k.is_credited
          and not exists (select from redeemed_cards r
                          where r.user_id = k.user_id and r.order_id = k.order_id and r.position = k.position)
      )
      update order_cards k set sealed_code = ${card.sealedCode}, masked_code = ${card.maskedCode},
                               fingerprint = ${card.fingerprint}, code_typed_by = ${operatorId}, opened_at = now()
      from before b where k.user_id = ${userId} and k.order_id = ${orderId} and k.position = b.position
      returning b.position, b."isCorrection"`.execute(tx)
    return rows[0]
  } catch (error) {
    if (constraintOf(error) === 'order_cards_live_once') throw new DomainError('cardAlreadySubmitted')
    throw error
  }
}
