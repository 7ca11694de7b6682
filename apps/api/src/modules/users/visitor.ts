import { createHash } from 'node:crypto'
import { hashRequest, type KeyedRequest } from '../../database/index.ts'
import type { Vault } from '../vault/index.ts'

/**
 * An idempotency key of someone who has no account yet. Keys belong to their owner: here that is the address that the
 * request is about, so that nobody meets the reply of another.
 */
export const visitorKey = (
  vault: Vault,
  operation: string,
  email: string,
  key: string,
  body: unknown,
): KeyedRequest => ({
  userId: createHash('sha256').update(email).digest().readBigInt64BE(),
  realm: 'visitor',
  key,
  operation,
  // A password's pre-hash is in the body: a plain digest of it could be searched for.
  requestHash: vault.hmac('idempotency', hashRequest(body)),
})
