import type { Kysely } from 'kysely'
import { type KeyedRequest, storedReply, type Tables } from '../database/index.ts'
import { DomainError } from './domain-error.ts'

/**
 * The reply kept under the key, or that of `work`. What stands in the way of `work` may be the same request, sent twice
 * and faster the first time (the money is held, the quote is used): then its reply is the answer, not the refusal.
 */
export async function keptOr<Reply extends object>(
  db: Kysely<Tables>,
  request: KeyedRequest,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const kept = await storedReply<Reply>(db, request)
  if (kept) return kept
  try {
    return await work()
  } catch (error) {
    const meanwhile = error instanceof DomainError ? await storedReply<Reply>(db, request) : undefined
    if (meanwhile) return meanwhile
    throw error
  }
}
