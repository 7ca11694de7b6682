import type { Lease } from '@kaadi/contract/desk'
import { hashToken } from '../sessions/index.ts'
import type { LeaseHolder, StoredLease } from './leases.repository.ts'

/** Only the hash of a lease's token is stored, like that of a session. */
export const holderOf = (
  operatorId: bigint,
  given: { giftOrderId: string; leaseToken: string },
): LeaseHolder => ({
  operatorId,
  publicId: given.giftOrderId,
  tokenHash: hashToken(given.leaseToken),
})

export const toLease = (leaseToken: string, { expiresAt, readAt }: StoredLease): Lease => ({
  leaseToken,
  leaseExpiresTime: expiresAt.toISOString(),
  serverTime: readAt.toISOString(),
})
