import type { Vault } from '../vault/index.ts'
import { hashRequest, type KeyedRequest } from './idempotency.ts'

export interface KeyedCall {
  /** The user's id, or the operator's where the realm is theirs. */
  readonly userId: bigint
  readonly realm?: 'seller' | 'operator'
  readonly key: string
  readonly operation: string
  readonly body: unknown
}

/** Bodies hold PINs and card codes. Their plain digest would let a stolen dump be searched for them, a keyed one does not. */
export const keyedRequest = (vault: Vault, { body, realm = 'seller', ...call }: KeyedCall): KeyedRequest => ({
  ...call,
  realm,
  requestHash: vault.hmac('idempotency', hashRequest(body)),
})
