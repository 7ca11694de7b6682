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

export interface StoredFactor {
  readonly sealedSecret: Buffer
  readonly confirmedAt: Date | null
  readonly recoveryCodesLeft: number
}

export async function findFactor(on: On, userId: bigint): Promise<StoredFactor | undefined> {
  const { rows } = await sql<StoredFactor>`
    select sealed_secret as "sealedSecret", confirmed_at as "confirmedAt",
           (select count(*)::integer from recovery_codes r where r.user_id = f.user_id and r.used_at is null)
             as "recoveryCodesLeft"
    from user_factors f where user_id = ${userId}`.execute(on)
  return rows[0]
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

/** Forgets the app and its recovery codes; answers whether there was one that was on. */
export async function removeFactor(on: On, userId: bigint): Promise<boolean> {
  const { rows } = await sql<{ wasOn: boolean }>`
    delete from user_factors where user_id = ${userId} returning confirmed_at is not null as "wasOn"`.execute(
    on,
  )
  return rows[0]?.wasOn ?? false
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
    select from user_factors f where f.user_id = ${userId} and f.confirmed_at is not null and not exists (
      select from user_sessions s
      where s.token_hash = ${sessionHash} and s.factor_at > now() - make_interval(secs => ${freshSeconds}))`.execute(
    on,
  )
  return rows.length > 0
}
