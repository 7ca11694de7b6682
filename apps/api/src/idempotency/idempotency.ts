import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { isConnectionLost } from '../database/sql-error.ts'
import type { Tables } from '../database/tables.ts'
import { type Tx, transaction } from '../database/transaction.ts'
import type { PassingSeal } from '../vault/sealed-column.ts'

/** Who acts, with which key, asking for what. A key belongs to its owner: others never meet it. */
export interface KeyedRequest {
  readonly userId: bigint
  readonly realm?: 'seller' | 'operator' | 'visitor'
  readonly key: string
  /** Name of the call, so that one key can't answer for two of them. */
  readonly operation: string
  /** From `hashRequest(body)`. */
  readonly requestHash: Buffer
}

export interface KeyedReply<Reply> {
  readonly reply: Reply
  /** True when the reply was kept from an earlier request under this key. */
  readonly replayed: boolean
}

/** The key was used for another request. HTTP 422. */
export class IdempotencyKeyReused extends Error {
  readonly kind = 'idempotencyKeyReused'
  constructor() {
    super('This idempotency key was used for a different request.')
  }
}

/** A request with this key is still at work. HTTP 409 with Retry-After. */
export class RequestInProgress extends Error {
  readonly kind = 'requestInProgress'
  constructor() {
    super('A request with this idempotency key is still running.')
  }
}

/**
 * Runs `effect` once per key. Key, effect and reply are committed together; when `effect` throws, nothing is
 * kept and the key stays free. When the line is lost, the key's row tells whether it was done. The reply is stored as
 * JSON: return plain data without bigint or Date.
 */
export async function withIdempotency<Reply extends object>(
  db: Kysely<Tables>,
  request: KeyedRequest,
  effect: (tx: Tx) => Promise<Reply>,
): Promise<KeyedReply<Reply>> {
  try {
    return await runOnce(db, request, effect)
  } catch (error) {
    const kept = isConnectionLost(error) ? await storedReply<Reply>(db, request) : undefined
    if (kept === undefined) throw error
    return { reply: kept, replayed: true }
  }
}

function runOnce<Reply extends object>(
  db: Kysely<Tables>,
  request: KeyedRequest,
  effect: (tx: Tx) => Promise<Reply>,
): Promise<KeyedReply<Reply>> {
  const { userId, realm = 'seller', key, operation, requestHash } = request
  return transaction(db, async (tx) => {
    const name = `${realm}:${userId}:${key}`
    const lock = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`.execute(tx)
    if (!lock.rows[0]?.free) throw new RequestInProgress()
    const kept = await storedReply<Reply>(tx, request)
    if (kept !== undefined) return { reply: kept, replayed: true }
    const reply = await effect(tx)
    await tx
      .insertInto('idempotency_keys')
      .values({
        user_id: userId,
        realm,
        key,
        operation,
        request_hash: requestHash,
        reply: JSON.stringify(reply),
      })
      .execute()
    return { reply, replayed: false }
  })
}

/** The reply kept under the key; undefined when the key is free. Throws when it was kept for another request. */
export async function storedReply<Reply extends object>(
  db: Kysely<Tables>,
  { userId, realm = 'seller', key, operation, requestHash }: KeyedRequest,
): Promise<Reply | undefined> {
  const kept = await db
    .selectFrom('idempotency_keys')
    .select(['operation', 'request_hash', 'reply'])
    .where('user_id', '=', userId)
    .where('realm', '=', realm)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!kept) return undefined
  if (kept.operation !== operation || !kept.request_hash.equals(requestHash)) throw new IdempotencyKeyReused()
  return kept.reply as Reply
}

/** A digest of the parsed body in which the order of keys doesn't count. */
export const hashRequest = (body: unknown): Buffer => createHash('sha256').update(canonical(body)).digest()

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value instanceof Date) return JSON.stringify(value)
  if (typeof value === 'bigint') return `${value}n`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`
}

/** A nightly job forgets keys older than these days. */
export async function forgetOldKeys(db: Kysely<Tables>, days: number): Promise<bigint> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .executeTakeFirst()
  return numDeletedRows
}

/** Replies are sealed: another key of the vault does not open them. A repeat is told how things stand. */
export const passingReplies: PassingSeal = {
  table: 'idempotency_keys',
  letGo: async (on) => {
    await sql`update idempotency_keys set sealed_reply = null where sealed_reply is not null`.execute(on)
  },
}
