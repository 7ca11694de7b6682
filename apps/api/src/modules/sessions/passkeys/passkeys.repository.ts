import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'

type On = Kysely<Tables>

export interface StoredPasskey {
  readonly publicId: string
  readonly credentialId: Buffer
  readonly publicKey: Buffer
  readonly transports: string[]
  readonly name: string
  readonly isSynced: boolean
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
  readonly stoppedAt: Date | null
  readonly rpId: string
}

const columns = sql`
  public_id as "publicId", credential_id as "credentialId", public_key as "publicKey", transports, name,
  is_synced as "isSynced", created_at as "createdAt", last_used_at as "lastUsedAt", stopped_at as "stoppedAt",
  rp_id as "rpId"`

export async function listPasskeys(on: On, userId: bigint): Promise<readonly StoredPasskey[]> {
  const { rows } = await sql<StoredPasskey>`
    select ${columns} from passkeys where user_id = ${userId} order by created_at desc, public_id`.execute(on)
  return rows
}

export interface NewStoredPasskey {
  readonly publicId: string
  readonly credentialId: Buffer
  readonly publicKey: Uint8Array
  readonly rpId: string
  readonly signCount: number
  readonly transports: readonly string[]
  readonly name: string
  readonly isSynced: boolean
}

/** Answers whether nobody has had it yet. */
export async function insertPasskey(on: On, userId: bigint, passkey: NewStoredPasskey): Promise<boolean> {
  const { publicId, credentialId, publicKey, rpId, signCount, transports, name, isSynced } = passkey
  const { numAffectedRows } = await sql`
    insert into passkeys (public_id, credential_id, user_id, rp_id, public_key, sign_count, transports, name, is_synced)
    values (${publicId}, ${credentialId}, ${userId}, ${rpId}, ${Buffer.from(publicKey)}, ${signCount}, ${transports},
            ${name}, ${isSynced})
    on conflict on constraint passkeys_pkey do nothing`.execute(on)
  return numAffectedRows === 1n
}

export async function renamePasskey(on: On, userId: bigint, publicId: string, name: string): Promise<void> {
  await sql`update passkeys set name = ${name} where user_id = ${userId} and public_id = ${publicId}`.execute(
    on,
  )
}

/** Answers the name of what it removed. */
export async function removePasskey(on: On, userId: bigint, publicId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    delete from passkeys where user_id = ${userId} and public_id = ${publicId} returning name`.execute(on)
  return rows[0]?.name
}

/** Notes a use whose signature was right; false where the counter did not grow, as at a copy. */
export async function countUse(on: On, credentialId: Buffer, signCount: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update passkeys set sign_count = ${signCount}, last_used_at = now()
    where credential_id = ${credentialId} and stopped_at is null
      and (sign_count < ${signCount} or (sign_count = 0 and ${signCount} = 0))`.execute(on)
  return numAffectedRows === 1n
}

/** Answers whether it still worked. */
export async function stopPasskey(on: On, credentialId: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update passkeys set stopped_at = now() where credential_id = ${credentialId} and stopped_at is null`.execute(
    on,
  )
  return numAffectedRows === 1n
}

export type ChallengePurpose = 'add' | 'prove'

export async function keepChallenge(
  on: On,
  {
    userId,
    hash,
    purpose,
    seconds,
  }: { userId: bigint; hash: Buffer; purpose: ChallengePurpose; seconds: number },
): Promise<void> {
  await sql`
    insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at)
    values (${hash}, ${userId}, ${purpose}, now() + make_interval(secs => ${seconds}))`.execute(on)
}

/** Uses a challenge up; false where it is unknown, used, over, or of somebody or something else. */
export async function takeChallenge(
  on: On,
  { userId, hash, purpose }: { userId: bigint; hash: Buffer; purpose: ChallengePurpose },
): Promise<boolean> {
  const { rows } = await sql`
    delete from passkey_challenges
    where challenge_hash = ${hash} and user_id = ${userId} and purpose = ${purpose} and expires_at > now()
    returning 1`.execute(on)
  return rows.length > 0
}

export async function sweepChallenges(on: On): Promise<void> {
  await sql`delete from passkey_challenges where expires_at < now()`.execute(on)
}
