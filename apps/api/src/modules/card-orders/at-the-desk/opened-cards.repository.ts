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

/** A code that is given to a card which had none. */
interface NewCode {
  readonly userId: bigint
  readonly orderId: bigint
  readonly card: SealedCard
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
 * Gives a card of photos alone its code, which opens the card too. Answers its position; undefined where the order has no
 * such card, or where it has a code already.
 */
export async function insertCode(tx: Tx, { userId, orderId, card }: NewCode): Promise<number | undefined> {
  try {
    const { rows } = await sql<{ position: number }>`
      update order_cards set sealed_code = ${card.sealedCode}, masked_code = ${card.maskedCode},
                             fingerprint = ${card.fingerprint}, opened_at = now()
      where user_id = ${userId} and order_id = ${orderId} and public_id = ${card.publicId} and sealed_code is null
      returning position`.execute(tx)
    return rows[0]?.position
  } catch (error) {
    if (constraintOf(error) === 'order_cards_live_once') throw new DomainError('cardAlreadySubmitted')
    throw error
  }
}
