import type { PartnerKey, PartnerMode, PartnerScope } from '@kaadi/contract/partners'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'

export interface StoredKey {
  readonly publicId: string
  readonly mode: PartnerMode
  readonly prefix: string
  readonly scopes: PartnerScope[]
  readonly endsAt: Date | null
  readonly revokedAt: Date | null
  readonly lastUsedAt: Date | null
  readonly createdAt: Date
  readonly isOver: boolean
}

const keyColumns = sql`k.public_id as "publicId", k.mode, k.prefix, k.scopes, k.ends_at as "endsAt",
  k.revoked_at as "revokedAt", k.last_used_at as "lastUsedAt", k.created_at as "createdAt",
  coalesce(k.ends_at <= now(), false) as "isOver"`

const isLive = sql<boolean>`k.revoked_at is null and (k.ends_at is null or k.ends_at > now())`

/** Those that work, and those that ended in the last thirty days. */
export const listKeys = (on: Reader, userId: bigint): Promise<StoredKey[]> =>
  rowsOf(
    on,
    sql<StoredKey>`
      select ${keyColumns} from partner_keys k
      where k.user_id = ${userId} and coalesce(k.revoked_at, k.ends_at, now()) > now() - interval '30 days'
      order by k.id desc`,
  )

export async function findKey(on: Reader, userId: bigint, publicId: string): Promise<StoredKey | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredKey>`select ${keyColumns} from partner_keys k where k.user_id = ${userId} and k.public_id = ${publicId}`,
  )
  return rows[0]
}

export async function isKeyRevoked(on: Reader, publicId: string): Promise<boolean> {
  const rows = await rowsOf(
    on,
    sql<object>`select from partner_keys k where k.public_id = ${publicId} and k.revoked_at is not null`,
  )
  return rows.length > 0
}

export async function countLiveKeys(tx: Tx, userId: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from partner_keys k where k.user_id = ${userId} and ${isLive}`.execute(
    tx,
  )
  return rows[0]!.count
}

export interface NewKey {
  readonly userId: bigint
  readonly publicId: string
  readonly mode: PartnerMode
  readonly prefix: string
  readonly hash: Buffer
  readonly scopes: readonly PartnerScope[]
}

export async function insertKey(tx: Tx, key: NewKey): Promise<void> {
  await sql`
    insert into partner_keys (user_id, public_id, mode, prefix, key_hash, scopes)
    values (${key.userId}, ${key.publicId}, ${key.mode}, ${key.prefix}, ${key.hash}, ${[...key.scopes]})`.execute(
    tx,
  )
}

/** False where it has ended, or another takes its place already. */
export async function endLater(
  tx: Tx,
  userId: bigint,
  publicId: string,
  overlapHours: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update partner_keys set ends_at = now() + ${overlapHours} * interval '1 hour'
    where user_id = ${userId} and public_id = ${publicId} and revoked_at is null and ends_at is null`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

/** False where it was revoked before. */
export async function revoke(tx: Kysely<Tables>, userId: bigint, publicId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update partner_keys set revoked_at = now()
    where user_id = ${userId} and public_id = ${publicId} and revoked_at is null`.execute(tx)
  return numAffectedRows === 1n
}

export const toKey = (key: StoredKey): PartnerKey => ({
  keyId: key.publicId as PartnerKey['keyId'],
  mode: key.mode,
  prefix: key.prefix,
  scopes: key.scopes,
  status: key.revokedAt ? 'revoked' : key.isOver ? 'ended' : key.endsAt ? 'ending' : 'live',
  createTime: key.createdAt.toISOString(),
  lastUsedTime: key.lastUsedAt?.toISOString() ?? null,
  endTime: (key.revokedAt ?? key.endsAt)?.toISOString() ?? null,
})

export interface KeyHolder {
  readonly userId: bigint
  readonly userPublicId: string
  readonly level: number
  readonly keyId: bigint
  readonly keyPublicId: string
  readonly mode: PartnerMode
  readonly scopes: readonly PartnerScope[]
  readonly status: 'active' | 'suspended' | 'left'
  readonly callsPerMinute: number
  readonly isStale: boolean
}

/** Asked for each call, and remembered nowhere: a key that was revoked opens nothing in any process. */
export async function findHolder(on: Reader, hash: Buffer): Promise<KeyHolder | undefined> {
  const rows = await rowsOf(
    on,
    sql<KeyHolder>`
      select k.user_id as "userId", u.public_id as "userPublicId", u.level, k.id as "keyId", k.public_id as "keyPublicId",
             k.mode, k.scopes, p.status, t.calls_per_minute as "callsPerMinute",
             coalesce(k.last_used_at < now() - interval '1 minute', true) as "isStale"
      from partner_keys k join partners p on p.user_id = k.user_id join sellers u on u.id = k.user_id
      join partner_tiers t on t.currency_id = p.currency_id and t.tier = p.tier
      where k.key_hash = ${hash} and ${isLive}`,
  )
  return rows[0]
}

export async function touchKey(on: Kysely<Tables>, { userId, keyId }: KeyHolder): Promise<void> {
  await sql`update partner_keys set last_used_at = now() where user_id = ${userId} and id = ${keyId}`.execute(
    on,
  )
}
