import { sql } from 'kysely'
import { constraintOf, type Tx } from '../../database/index.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { SealedCard } from '../card-orders/index.ts'

/**
 * Gives a card of photos alone its code, which opens the card too. Answers its position; undefined where the order has no
 * such card, or where it has a code already.
 */
export async function insertCode(
  tx: Tx,
  { userId, orderId, card }: { readonly userId: bigint; readonly orderId: bigint; readonly card: SealedCard },
): Promise<number | undefined> {
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

export async function findCodePattern(tx: Tx, cardTypeId: string): Promise<string> {
  const { rows } = await sql<{ pattern: string }>`
    select code_pattern as pattern from card_types where id = ${cardTypeId}`.execute(tx)
  return rows[0]!.pattern
}
