import type { PartnerScope } from '@kaadi/contract/partners'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { PartnerReader } from '../../../http/signed-in.ts'
import { findHolder, touchKey } from './keys.repository.ts'
import { hashKey } from './keys.ts'

/**
 * Who a partner's key belongs to. The key is looked up by its hash, so nothing of it is compared byte by byte, and counted
 * in a bucket of its own. Throws where it opens nothing.
 */
export function createPartnerReader({ database, throttle }: Deps): PartnerReader {
  return async (key, scope: PartnerScope) => {
    const found = await findHolder(database, hashKey(key))
    if (!found) throw new DomainError('partnerKeyRefused')
    if (found.status !== 'active') throw new DomainError('partnerSuspended')
    if (!found.scopes.includes(scope)) throw new DomainError('partnerScopeMissing')
    const bucket = { scope: 'partner-key', subject: found.keyPublicId, windowSeconds: 60 }
    await throttle.require({ ...bucket, limit: found.callsPerMinute })
    if (found.isStale) await touchKey(database.db, found)
    const { userId, userPublicId, level, mode, keyPublicId } = found
    return { id: userId, publicId: userPublicId, level, mode, keyPublicId }
  }
}
