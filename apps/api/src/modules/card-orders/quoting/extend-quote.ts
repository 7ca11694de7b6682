import { type Quote, quoteStatus } from '@kaadi/contract/card-orders'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { requireStaying } from '../../deletion/index.ts'
import { mayBeExtended } from './quote.ts'
import type { QuoteCard, Seller } from './quote-card.ts'
import { extendQuote, findQuote } from './quotes.repository.ts'

/** Gives a lock its full time again, once. A brand that is closed is bought under the locks that there are, to their end alone. */
export function createExtendQuote(deps: Deps, { read, expired }: QuoteCard) {
  const { db } = deps.database

  return async (seller: Seller, key: string, body: { readonly quoteId: string }): Promise<Quote> => {
    const { quoteId } = body
    const request = keyedRequest(deps.vault, {
      userId: seller.id,
      key,
      operation: 'cardOrders.extendQuote',
      body,
    })
    const extended = await withIdempotency(db, request, async (tx) => {
      await requireStaying(tx, seller.id)
      // A refusal is thrown, so that it keeps no key.
      if (!(await extendQuote(tx, seller.id, quoteId))) throw new DomainError('quoteUnusable')
      return { quoteId }
    }).then(
      () => true,
      (error) => {
        if (error instanceof DomainError && error.errorName !== 'deletionPending') return false
        throw error
      },
    )
    if (extended) return read(seller.id, quoteId)
    const stored = await findQuote(deps.database, seller.id, quoteId)
    if (stored?.status === quoteStatus.locked && stored.isExpired) throw await expired(seller, stored)
    throw new DomainError(
      stored && mayBeExtended(stored) && !stored.isOnSale ? 'cardTypeClosed' : 'quoteUnusable',
    )
  }
}
