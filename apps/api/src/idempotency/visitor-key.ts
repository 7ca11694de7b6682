import { createHash } from 'node:crypto'
import type { Vault } from '../vault/index.ts'
import { hashRequest, type KeyedRequest } from './idempotency.ts'

/** A number for whom the key of a visitor belongs to. */
export const visitorId = (subject: string): bigint =>
  createHash('sha256').update(subject).digest().readBigInt64BE()

/**
 * An idempotency key of someone who has no account yet. Keys belong to their owner: here that is the address, or the link,
 * that the request is about, so that nobody meets the reply of another.
 */
export const visitorKey = (
  vault: Vault,
  operation: string,
  subject: string,
  key: string,
  body: unknown,
): KeyedRequest => ({
  userId: visitorId(subject),
  realm: 'visitor',
  key,
  operation,
  // A password's pre-hash is in the body: a plain digest of it could be searched for.
  requestHash: vault.hmac('idempotency', hashRequest(body)),
})
