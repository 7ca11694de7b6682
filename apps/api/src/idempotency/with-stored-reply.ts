import type { Kysely } from 'kysely'
import type { Tables } from '../database/index.ts'
import { DomainError } from '../errors/domain-error.ts'
import { type KeyedRequest, storedReply } from './idempotency.ts'

/**
 * The reply of `work`, or the one kept under the key. What stands in the way of `work` may be the same request, sent
 * before (the money is held, the quote is used): then its reply is the answer, not the refusal. `work` itself notices a
 * key that has a reply; looking first would cost every request what only a repeated one needs.
 */
export async function withStoredReply<Reply extends object>(
  db: Kysely<Tables>,
  request: KeyedRequest,
  work: () => Promise<Reply>,
): Promise<Reply> {
  try {
    return await work()
  } catch (error) {
    const kept = error instanceof DomainError ? await storedReply<Reply>(db, request) : undefined
    if (kept) return kept
    throw error
  }
}
