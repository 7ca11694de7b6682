import { type BrandRequest, brandRequests } from '@kaadi/contract/brand-requests'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { findRequest, keepRequest, listBrandNames } from './brand-requests.repository.ts'

export interface AskForBrand {
  readonly userId: bigint
  readonly key: string
  readonly name: string
}

const asksPerSeller = { scope: 'brand-request', limit: 30, windowSeconds: 86_400 }

/** One name however it is written: small letters and digits, without accents, blanks and signs. */
export const foldBrandName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Counts that a seller misses a brand. */
export function createAskForBrand({ database: { db }, throttle, vault }: Deps) {
  return async ({ userId, key, name }: AskForBrand): Promise<BrandRequest> => {
    const folded = foldBrandName(name)
    if (folded.length < 2 || !/\p{L}/u.test(folded)) throw new DomainError('brandNameMalformed')
    if ((await listBrandNames(db)).some((known) => foldBrandName(known) === folded))
      throw new DomainError('brandIsThere')
    await throttle.require({ ...asksPerSeller, subject: userId.toString() })
    const request = keyedRequest(vault, { userId, key, operation: brandRequests.ask.path, body: { folded } })
    await withIdempotency(db, request, async (tx) => {
      await keepRequest(tx, { userId, folded, name: name.slice(0, 60) })
      return {}
    })
    return findRequest(db, folded)
  }
}
