import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import type { FactorOwner } from '../two-factor/holder.ts'

type On = Kysely<Tables>

/** Where the passkeys of each realm are kept: in the same shape. */
const places = {
  user: { passkeys: 'passkeys', challenges: 'passkey_challenges', owner: 'user_id' },
  operator: {
    passkeys: 'operator_passkeys',
    challenges: 'operator_passkey_challenges',
    owner: 'operator_id',
  },
} as const
const partsOf = ({ realm = 'user', id }: FactorOwner) => ({
  passkeys: sql.table(places[realm].passkeys),
  challenges: sql.table(places[realm].challenges),
  owner: sql.ref(places[realm].owner),
  id,
})

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

export async function listPasskeys(on: On, of: FactorOwner): Promise<readonly StoredPasskey[]> {
  const { passkeys, owner, id } = partsOf(of)
  const { rows } = await sql<StoredPasskey>`
    select ${columns} from ${passkeys} where ${owner} = ${id} order by created_at desc, public_id`.execute(on)
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

/** The same of an operator, by the one door that there is (0176-sessions-operator-passkeys.sql). */
export async function insertOperatorPasskey(
  on: On,
  operatorId: bigint,
  passkey: NewStoredPasskey,
): Promise<boolean> {
  const { publicId, credentialId, publicKey, rpId, signCount, transports, name, isSynced } = passkey
  const { rows } = await sql<{ isNew: boolean }>`
      select add_operator_passkey(${operatorId}, ${credentialId}, ${publicId}, ${rpId}, ${Buffer.from(publicKey)},
        ${signCount}, ${transports}, ${name}, ${isSynced}) as "isNew"`.execute(on)
  return rows[0]!.isNew
}

export async function renamePasskey(on: On, userId: bigint, publicId: string, name: string): Promise<void> {
  await sql`update passkeys set name = ${name} where user_id = ${userId} and public_id = ${publicId}`.execute(
    on,
  )
}

/** Answers the name of what it removed. */
export async function removePasskey(on: On, of: FactorOwner, publicId: string): Promise<string | undefined> {
  const { passkeys, owner, id } = partsOf(of)
  const { rows } = await sql<{ name: string }>`
    delete from ${passkeys} where ${owner} = ${id} and public_id = ${publicId} returning name`.execute(on)
  return rows[0]?.name
}

/** Notes a use whose signature was right; false where the counter did not grow, as at a copy. */
export async function countUse(
  on: On,
  of: FactorOwner,
  credentialId: Buffer,
  signCount: number,
): Promise<boolean> {
  const { passkeys } = partsOf(of)
  const { numAffectedRows } = await sql`
    update ${passkeys} set sign_count = ${signCount}, last_used_at = now()
    where credential_id = ${credentialId} and stopped_at is null
      and (sign_count < ${signCount} or (sign_count = 0 and ${signCount} = 0))`.execute(on)
  return numAffectedRows === 1n
}

/** Answers whether it still worked. */
export async function stopPasskey(on: On, of: FactorOwner, credentialId: Buffer): Promise<boolean> {
  const { passkeys } = partsOf(of)
  const { numAffectedRows } = await sql`
    update ${passkeys} set stopped_at = now()
    where credential_id = ${credentialId} and stopped_at is null`.execute(on)
  return numAffectedRows === 1n
}

export type ChallengePurpose = 'add' | 'prove'

export async function keepChallenge(
  on: On,
  of: FactorOwner,
  { hash, purpose, seconds }: { hash: Buffer; purpose: ChallengePurpose; seconds: number },
): Promise<void> {
  const { challenges, owner, id } = partsOf(of)
  await sql`
    insert into ${challenges} (challenge_hash, ${owner}, purpose, expires_at)
    values (${hash}, ${id}, ${purpose}, now() + make_interval(secs => ${seconds}))`.execute(on)
}

/** Uses a challenge up; false where it is unknown, used, over, or of somebody or something else. */
export async function takeChallenge(
  on: On,
  of: FactorOwner,
  { hash, purpose }: { hash: Buffer; purpose: ChallengePurpose },
): Promise<boolean> {
  const { challenges, owner, id } = partsOf(of)
  const { rows } = await sql`
    delete from ${challenges}
    where challenge_hash = ${hash} and ${owner} = ${id} and purpose = ${purpose} and expires_at > now()
    returning 1`.execute(on)
  return rows.length > 0
}

export async function sweepChallenges(on: On): Promise<void> {
  for (const { challenges } of Object.values(places))
    await sql`delete from ${sql.table(challenges)} where expires_at < now()`.execute(on)
}
