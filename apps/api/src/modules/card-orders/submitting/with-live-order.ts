import type { Kysely } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { Vault } from '../../../vault/index.ts'
import type { Correction } from '../correcting/correction.ts'
import { findLiveOrderOf } from '../reading/card-orders.repository.ts'

/** Says in which order the card already is, once the transaction that found it taken has been undone. */
export async function withLiveOrder<R>(
  db: Kysely<Tables>,
  userId: bigint,
  vault: Vault,
  { cardTypeId }: { readonly cardTypeId: string },
  corrections: readonly Correction[],
  work: () => Promise<R>,
): Promise<R> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError) || error.errorName !== 'cardAlreadySubmitted') throw error
    const given = corrections.flatMap((correction) => correction.given?.code ?? [])
    const fingerprints = given.map((code) => vault.fingerprint(cardTypeId, code))
    const giftOrderId = await findLiveOrderOf(db, userId, fingerprints)
    throw new DomainError('cardAlreadySubmitted', giftOrderId ? { details: { giftOrderId } } : {})
  }
}
