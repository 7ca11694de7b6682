import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import type { SealedColumn } from '../../../vault/index.ts'

type On = Kysely<Tables>

/** Binds a key to its owner: copied into another row it stays shut. */
export const appKeyOwner = (userId: bigint | string): string => `two-factor:${userId}`

export const sealedFactorColumns: readonly SealedColumn[] = [
  {
    table: 'user_factors',
    column: 'sealed_secret',
    key: ['user_id'],
    ownerColumn: 'user_id',
    ownerOf: appKeyOwner,
  },
]

/** An authenticator app, also one that was begun and not confirmed. */
export interface StoredApp {
  readonly sealedSecret: Buffer
  readonly confirmedAt: Date | null
}

export interface StoredFactors {
  readonly app: StoredApp | undefined
  readonly hasPasskeys: boolean
  /** Whether a sign-in asks for a second factor. */
  readonly isOn: boolean
  readonly recoveryCodesLeft: number
}

export async function findFactors(on: On, userId: bigint): Promise<StoredFactors> {
  const { rows } = await sql<{
    sealedSecret: Buffer | null
    confirmedAt: Date | null
    hasPasskeys: boolean
    left: number
  }>`
    select f.sealed_secret as "sealedSecret", f.confirmed_at as "confirmedAt",
           exists (select from passkeys p where p.user_id = u.id) as "hasPasskeys",
           (select count(*)::integer from recovery_codes r where r.user_id = u.id and r.used_at is null) as left
    from (select ${userId}::bigint as id) u left join user_factors f on f.user_id = u.id`.execute(on)
  const { sealedSecret, confirmedAt, hasPasskeys, left } = rows[0]!
  const app = sealedSecret === null ? undefined : { sealedSecret, confirmedAt }
  return { app, hasPasskeys, isOn: hasPasskeys || confirmedAt !== null, recoveryCodesLeft: left }
}

/** Whoever adds or removes a factor of one person waits for whoever does already. */
export async function lockFactors(tx: On, userId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`factors:${userId}`}, 0))`.execute(tx)
}

/** Begins anew; answers whether it could: a factor that is on stays as it is. */
export async function beginFactor(on: On, userId: bigint, sealedSecret: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into user_factors as f (user_id, sealed_secret) values (${userId}, ${sealedSecret})
    on conflict on constraint user_factors_pkey do update
      set sealed_secret = excluded.sealed_secret, created_at = now(), last_step = 0
      where f.confirmed_at is null`.execute(on)
  return numAffectedRows === 1n
}

/** Takes a code of the app as used, and turns the factor on where it was not; answers whether it was still unused. */
export async function takeStep(on: On, userId: bigint, sealedSecret: Buffer, step: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update user_factors set last_step = ${step}, confirmed_at = coalesce(confirmed_at, now())
    where user_id = ${userId} and sealed_secret = ${sealedSecret} and last_step < ${step}`.execute(on)
  return numAffectedRows === 1n
}

export async function takeRecoveryCode(on: On, userId: bigint, codeHash: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update recovery_codes set used_at = now()
    where user_id = ${userId} and code_hash = ${codeHash} and used_at is null`.execute(on)
  return numAffectedRows === 1n
}

export async function replaceRecoveryCodes(
  on: On,
  userId: bigint,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(on)
  await sql`
    insert into recovery_codes (user_id, code_hash) select ${userId}, unnest(${codeHashes}::bytea[])`.execute(
    on,
  )
}

/** Forgets the app; answers whether there was one that was on. */
export async function removeApp(on: On, userId: bigint): Promise<boolean> {
  const { rows } = await sql<{ wasOn: boolean }>`
    delete from user_factors where user_id = ${userId} returning confirmed_at is not null as "wasOn"`.execute(
    on,
  )
  return rows[0]?.wasOn ?? false
}

/** Recovery codes stand in for a factor: without one they open nothing and go. */
export async function dropCodesWithoutFactor(on: On, userId: bigint): Promise<void> {
  await sql`
    delete from recovery_codes
    where user_id = ${userId} and not exists (select from two_factor_holders where user_id = ${userId})`.execute(
    on,
  )
}

/** Forgets every second factor of an account that ends. */
export async function removeFactors(on: On, userId: bigint): Promise<void> {
  await removeApp(on, userId)
  await sql`delete from passkeys where user_id = ${userId}`.execute(on)
  await sql`delete from passkey_challenges where user_id = ${userId}`.execute(on)
  await dropCodesWithoutFactor(on, userId)
}

export async function markProved(on: On, sessionHash: Buffer): Promise<void> {
  await sql`update user_sessions set factor_at = now() where token_hash = ${sessionHash}`.execute(on)
}

/** Whether the second factor has to be proved before this session goes on. */
export async function isFactorDue(
  on: On,
  { userId, sessionHash, freshSeconds }: { userId: bigint; sessionHash: Buffer; freshSeconds: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from two_factor_holders f where f.user_id = ${userId} and not exists (
      select from user_sessions s
      where s.token_hash = ${sessionHash} and s.factor_at > now() - make_interval(secs => ${freshSeconds}))`.execute(
    on,
  )
  return rows.length > 0
}
