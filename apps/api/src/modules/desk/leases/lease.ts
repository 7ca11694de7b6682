import { createHash } from 'node:crypto'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import type { Vault } from '../../../vault/index.ts'
import type { LeaseHolder, NewClaim } from '../../card-orders/index.ts'
import { isSenior } from './judges.ts'

/**
 * The token of one claim, told to every page of the session that made it and stored nowhere: it is made anew from the
 * claim and the session. The order's version names the claim, since each change of state counts it up.
 */
export const leaseTokenOf = (
  vault: Vault,
  claim: { readonly publicId: string; readonly version: number; readonly sessionHash: Buffer },
): string =>
  vault
    .hmac('lease-token', `${claim.publicId}\0${claim.version}\0${claim.sessionHash.toString('hex')}`)
    .toString('base64url')

/** What is stored of a token. The session goes into it: a token that another session got hold of opens nothing. */
export const leaseHashOf = (leaseToken: string, sessionHash: Buffer): Buffer =>
  createHash('sha256').update(leaseToken).update(sessionHash).digest()

export const holderOf = (
  { id, sessionHash }: SignedInOperator,
  given: { giftOrderId: string; leaseToken: string },
): LeaseHolder => ({
  operatorId: id,
  publicId: given.giftOrderId,
  tokenHash: leaseHashOf(given.leaseToken, sessionHash),
})

/** A claim that belongs to an operator's session. */
export const claimOf = (
  vault: Vault,
  { id, roles, sessionHash }: Pick<SignedInOperator, 'id' | 'roles' | 'sessionHash'>,
): NewClaim => ({
  operatorId: id,
  isSenior: isSenior({ roles }),
  sessionHash,
  hashFor: (publicId, version) =>
    leaseHashOf(leaseTokenOf(vault, { publicId, version, sessionHash }), sessionHash),
})
