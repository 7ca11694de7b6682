import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import type { SealedColumn } from '../../../vault/index.ts'
import type { Realm } from '../sessions.repository.ts'
import type { FactorOwner } from './holder.ts'

type On = Kysely<Tables>

/** Where the factors of each realm are kept: in the same shape. Passkeys of operators confirm money, and open no console. */
const places = {
  user: { factors: 'user_factors', codes: 'recovery_codes', sessions: 'user_sessions', owner: 'user_id' },
  operator: {
    factors: 'operator_factors',
    codes: 'operator_recovery_codes',
    sessions: 'operator_sessions',
    owner: 'operator_id',
  },
} as const
const realms: readonly Realm[] = ['user', 'operator']
const partsOf = ({ realm = 'user', id }: FactorOwner) => ({
  factors: sql.table(places[realm].factors),
  codes: sql.table(places[realm].codes),
  sessions: sql.table(places[realm].sessions),
  owner: sql.ref(places[realm].owner),
  hasPasskeys: realm === 'user' ? sql`exists (select from passkeys p where p.user_id = o.id)` : sql`false`,
  id,
})

/** Binds a key to its owner: copied into another row it stays shut. */
export const appKeyOwner = ({ realm = 'user', id }: FactorOwner): string =>
  realm === 'user' ? `two-factor:${id}` : `operator-two-factor:${id}`

export const sealedFactorColumns: readonly SealedColumn[] = realms.map((realm) => ({
  table: places[realm].factors,
  column: 'sealed_secret',
  key: [places[realm].owner],
  ownerColumn: places[realm].owner,
  ownerOf: (id: string) => appKeyOwner({ realm, id: BigInt(id) }),
}))

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

export async function findFactors(on: On, of: FactorOwner): Promise<StoredFactors> {
  const { factors, codes, owner, hasPasskeys: passkeys, id } = partsOf(of)
  const { rows } = await sql<{
    sealedSecret: Buffer | null
    confirmedAt: Date | null
    hasPasskeys: boolean
    left: number
  }>`
    select f.sealed_secret as "sealedSecret", f.confirmed_at as "confirmedAt",
           ${passkeys} as "hasPasskeys",
           (select count(*)::integer from ${codes} r where r.${owner} = o.id and r.used_at is null) as left
    from (select ${id}::bigint as id) o left join ${factors} f on f.${owner} = o.id`.execute(on)
  const { sealedSecret, confirmedAt, hasPasskeys, left } = rows[0]!
  const app = sealedSecret === null ? undefined : { sealedSecret, confirmedAt }
  return { app, hasPasskeys, isOn: hasPasskeys || confirmedAt !== null, recoveryCodesLeft: left }
}

/** Whoever adds or removes a factor of one person waits for whoever does already. */
export async function lockFactors(tx: On, { realm = 'user', id }: FactorOwner): Promise<void> {
  const name = realm === 'user' ? `factors:${id}` : `factors:${realm}:${id}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** Begins anew; answers whether it could: a factor that is on stays as it is. */
export async function beginFactor(on: On, of: FactorOwner, sealedSecret: Buffer): Promise<boolean> {
  const { factors, owner, id } = partsOf(of)
  const { numAffectedRows } = await sql`
    insert into ${factors} as f (${owner}, sealed_secret) values (${id}, ${sealedSecret})
    on conflict (${owner}) do update
      set sealed_secret = excluded.sealed_secret, created_at = now(), last_step = 0
      where f.confirmed_at is null`.execute(on)
  return numAffectedRows === 1n
}

/** Takes a code of the app as used, and turns the factor on where it was not; answers whether it was still unused. */
export async function takeStep(
  on: On,
  of: FactorOwner,
  { sealedSecret }: Pick<StoredApp, 'sealedSecret'>,
  step: number,
): Promise<boolean> {
  const { factors, owner, id } = partsOf(of)
  const { numAffectedRows } = await sql`
    update ${factors} set last_step = ${step}, confirmed_at = coalesce(confirmed_at, now())
    where ${owner} = ${id} and sealed_secret = ${sealedSecret} and last_step < ${step}`.execute(on)
  return numAffectedRows === 1n
}

export async function takeRecoveryCode(on: On, of: FactorOwner, codeHash: Buffer): Promise<boolean> {
  const { codes, owner, id } = partsOf(of)
  const { numAffectedRows } = await sql`
    update ${codes} set used_at = now()
    where ${owner} = ${id} and code_hash = ${codeHash} and used_at is null`.execute(on)
  return numAffectedRows === 1n
}

export async function replaceRecoveryCodes(
  on: On,
  of: FactorOwner,
  codeHashes: readonly Buffer[],
): Promise<void> {
  const { codes, owner, id } = partsOf(of)
  await sql`delete from ${codes} where ${owner} = ${id}`.execute(on)
  await sql`
    insert into ${codes} (${owner}, code_hash) select ${id}, unnest(${codeHashes}::bytea[])`.execute(on)
}

/** Forgets the app; answers whether there was one that was on. */
export async function removeApp(on: On, of: FactorOwner): Promise<boolean> {
  const { factors, owner, id } = partsOf(of)
  const { rows } = await sql<{ wasOn: boolean }>`
    delete from ${factors} where ${owner} = ${id} returning confirmed_at is not null as "wasOn"`.execute(on)
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
  await removeApp(on, { id: userId })
  await sql`delete from passkeys where user_id = ${userId}`.execute(on)
  await sql`delete from passkey_challenges where user_id = ${userId}`.execute(on)
  await dropCodesWithoutFactor(on, userId)
}

/** Forgets the app, the codes and the passkeys of an operator; answers whether there was an app that was on. */
export async function removeOperatorFactor(on: On, operatorId: bigint): Promise<boolean> {
  const of = { realm: 'operator', id: operatorId } as const
  await sql`delete from operator_passkeys where operator_id = ${operatorId}`.execute(on)
  await replaceRecoveryCodes(on, of, [])
  return removeApp(on, of)
}

export async function markProved(
  on: On,
  { sessionHash, ...of }: FactorOwner & { readonly sessionHash: Buffer },
): Promise<void> {
  const { sessions } = partsOf(of)
  await sql`update ${sessions} set factor_at = now() where token_hash = ${sessionHash}`.execute(on)
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
