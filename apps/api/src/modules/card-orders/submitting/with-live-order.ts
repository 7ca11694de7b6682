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
    const given = corrections.flatMap(({ card: { position }, given }) =>
      given?.code === undefined ? [] : [{ position, fingerprint: vault.fingerprint(cardTypeId, given.code) }],
    )
    const live = await findLiveOrderOf(
      db,
      userId,
      given.map(({ fingerprint }) => fingerprint),
    )
    const twin = live && given.find(({ fingerprint }) => fingerprint.equals(live.fingerprint))
    if (!live || !twin) throw error
    throw new DomainError('cardAlreadySubmitted', {
      details: { giftOrderId: live.giftOrderId, position: twin.position },
    })
  }
}
