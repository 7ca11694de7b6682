import type { OperatorRole } from '@kaadi/contract/operators'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database, Tables } from '../../database/index.ts'
import type { SignedInOperator, SignedInUser } from '../../http/signed-in.ts'

export type Realm = 'user' | 'operator'

export interface StoredPassword {
  readonly ownerId: bigint
  readonly passwordHash: string
}

export interface NewSession {
  readonly publicId: string
  readonly tokenHash: Buffer
  readonly ownerId: bigint
  readonly lifeSeconds: number
  readonly idleSeconds: number
  readonly userAgent: string
  readonly ip: string
}

/** What a sign-in of a seller has shown. */
interface Proofs {
  /** Still holds, as the statement sees it. */
  readonly proof: RawBuilder<boolean>
  readonly factorProved: boolean
}

/** A session that was found, and for how long it may be believed without asking again. */
export interface Found<Who> {
  readonly who: Who
  readonly secondsLeft: number
  /** Whether "last seen" is more than a minute old. */
  readonly isStale: boolean
}

const tables = { user: 'user_sessions', operator: 'operator_sessions' } as const

/** Every look-up is one indexed read; "last seen" is written at most once a minute. */
export function createSessionsRepository({ db, checker }: Database) {
  return {
    /** As for a seller. Who has no factor yet gets a session that waits for one. */
    insertOfOperator: async (
      session: NewSession,
      { passwordHash, factorProved }: { readonly passwordHash: string; readonly factorProved: boolean },
    ): Promise<boolean> => {
      const { ownerId } = session
      const { numAffectedRows } = await sql`
        insert into operator_sessions (operator_id, ${sessionColumns}, factor_at)
        select ${ownerId}, ${valuesOf(session)}, case when ${factorProved} then now() end
        where exists (select from operator_passwords p join console_operators o on o.id = p.id
                      where p.id = ${ownerId} and p.password_hash = ${passwordHash} and not o.is_suspended)
          and (${factorProved} or not exists (select from two_factor_operators where operator_id = ${ownerId}))`.execute(
        checker,
      )
      return numAffectedRows === 1n
    },

    /** The open sessions of an operator, locked ones too, last used first. */
    listOfOperator: async (operatorId: bigint): Promise<readonly StoredSession[]> => {
      const { rows } = await sql<StoredSession>`
        select public_id as id, token_hash as "tokenHash", user_agent as "userAgent", ip, created_at as "createdAt",
               last_seen_at as "lastSeenAt"
        from operator_sessions where operator_id = ${operatorId} and expires_at > now()
        order by last_seen_at desc, created_at desc`.execute(db)
      return rows
    },

    /** Asks for the password before anything else is answered. */
    lock: async (tokenHash: Buffer): Promise<void> => {
      await sql`
        update operator_sessions set locked_at = now() where token_hash = ${tokenHash} and locked_at is null`.execute(
        db,
      )
    },

    countryOf: async (userId: bigint): Promise<string> => {
      const { rows } = await sql<{ country: string }>`
        select country_code as country from sellers where id = ${userId}`.execute(db)
      return rows[0]!.country
    },

    unlock: async (tokenHash: Buffer): Promise<void> => {
      await sql`
        update operator_sessions set locked_at = null, last_seen_at = now() where token_hash = ${tokenHash}`.execute(
        db,
      )
    },

    /** Opens a session with proofs that were just looked at; answers whether they are still what the account asks for. */
    insertOfUser: async (session: NewSession, { proof, factorProved }: Proofs): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        insert into user_sessions (user_id, ${sessionColumns}, factor_at)
        select ${session.ownerId}, ${valuesOf(session)}, case when ${factorProved} then now() end
        where ${proof}
          and (${factorProved} or not exists (select from two_factor_holders where user_id = ${session.ownerId}))`.execute(
        db,
      )
      return numAffectedRows === 1n
    },

    /** The live sessions of a seller, last used first. */
    listOfUser: async (userId: bigint): Promise<readonly StoredSession[]> => {
      const { rows } = await sql<StoredSession>`
        select public_id as id, token_hash as "tokenHash", user_agent as "userAgent", ip, created_at as "createdAt",
               last_seen_at as "lastSeenAt"
        from user_sessions s where user_id = ${userId} and ${isLive} order by last_seen_at desc, created_at desc`.execute(
        db,
      )
      return rows
    },

    /** Ends one session of a seller by its public id; answers its hash, undefined where there is none any more. */
    endOne: async (userId: bigint, publicId: string): Promise<Buffer | undefined> => {
      const { rows } = await sql<{ hash: Buffer }>`
        delete from user_sessions where user_id = ${userId} and public_id = ${publicId}
        returning token_hash as hash`.execute(db)
      return rows[0]?.hash
    },

    /** Whether a seller has signed in on other devices, but not on this one. It is known from now on. */
    meetDevice: async (userId: bigint, deviceHash: Buffer, isNamed: boolean): Promise<boolean> => {
      const { rows } = await sql<{ isNew: boolean }>`
        with met as (
          insert into user_devices as d (user_id, device_hash, is_named) values (${userId}, ${deviceHash}, ${isNamed})
          on conflict on constraint user_devices_pkey do update set last_seen_at = now()
          returning xmax = 0 as inserted
        )
        select met.inserted and exists (select from user_devices where user_id = ${userId}) as "isNew" from met`.execute(
        db,
      )
      return rows[0]!.isNew
    },

    findPassword: async (email: string): Promise<StoredPassword | undefined> => {
      const { rows } = await sql<StoredPassword>`
        select id as "ownerId", password_hash as "passwordHash" from seller_passwords where email = ${email}`.execute(
        db,
      )
      return rows[0]
    },

    remove: async (realm: Realm, tokenHash: Buffer): Promise<void> => {
      await sql`delete from ${sql.table(tables[realm])} where token_hash = ${tokenHash}`.execute(db)
    },

    findUser: async (tokenHash: Buffer): Promise<Found<SignedInUser> | undefined> => {
      const { rows } = await sql<UserSessionRow>`
        select u.id, u.public_id, u.email, u.country_code, u.default_currency_id, u.level, ${secondsLeft} as seconds_left, ${isUnseen} as is_stale
        from user_sessions s join sellers u on u.id = s.user_id
        where s.token_hash = ${tokenHash} and ${isLive}`.execute(db)
      const row = rows[0]
      return row && { who: toUser(row, tokenHash), secondsLeft: row.seconds_left, isStale: row.is_stale }
    },

    findOperator: async (tokenHash: Buffer): Promise<Found<SignedInOperator> | undefined> => {
      const { rows } = await sql<OperatorSessionRow>`
        select o.id, o.public_id, o.email, o.name, o.roles, o.is_demo, not o.is_demo and s.factor_at is null as must_set_factor,
               ${isLocked} as is_locked, case when ${isLocked} then ${untilEnd} else ${secondsLeft} end as seconds_left,
               ${isUnseen} as is_stale
        from operator_sessions s join console_operators o on o.id = s.operator_id
        where s.token_hash = ${tokenHash} and s.expires_at > now() and not o.is_suspended`.execute(db)
      const row = rows[0]
      if (!row) return undefined
      // A locked one is not used by asking for it.
      const isStale = row.is_stale && !row.is_locked
      return { who: toOperator(row, tokenHash), secondsLeft: row.seconds_left, isStale }
    },

    touch: async (realm: Realm, tokenHash: Buffer): Promise<void> => {
      await sql`update ${sql.table(tables[realm])} set last_seen_at = now()
        where token_hash = ${tokenHash}`.execute(db)
    },

    removeDead: async (): Promise<void> => {
      await sql`delete from user_sessions s where not (${isLive})`.execute(db)
      // One that was idle for too long waits for its password.
      await sql`delete from operator_sessions where expires_at <= now()`.execute(db)
    },
  }
}
export type SessionsRepository = ReturnType<typeof createSessionsRepository>

/** Ends a seller's sessions, but the one that asks where it is given; answers their hashes, to be forgotten after commit. */
export async function endUserSessions(
  on: Kysely<Tables>,
  userId: bigint,
  except: Buffer | undefined,
): Promise<readonly Buffer[]> {
  const { rows } = await sql<{ hash: Buffer }>`
    delete from user_sessions where user_id = ${userId} and token_hash is distinct from ${except ?? null}
    returning token_hash as hash`.execute(on)
  return rows.map(({ hash }) => hash)
}

export const passwordStillIs = (userId: bigint, passwordHash: string): RawBuilder<boolean> =>
  sql<boolean>`password_still_is(${userId}, ${passwordHash})`

export interface StoredSession {
  readonly id: string
  readonly tokenHash: Buffer
  readonly userAgent: string
  readonly ip: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
}

/** Part of a statement that gives operators another password: `ids` selects theirs. */
export const endOperatorSessions = (ids: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`delete from operator_sessions where operator_id in (${ids})`

/**
 * Ends an operator's sessions, but the one that asks where it is given, or one of them by its public id. Answers their hashes,
 * to be forgotten after commit.
 */
export async function endSessionsOfOperator(
  on: Kysely<Tables>,
  operatorId: bigint,
  except?: Buffer,
  publicId?: string,
): Promise<readonly Buffer[]> {
  const { rows } = await sql<{ hash: Buffer }>`
    delete from operator_sessions
    where operator_id = ${operatorId} and token_hash is distinct from ${except ?? null}
      and public_id = coalesce(${publicId ?? null}, public_id)
    returning token_hash as hash`.execute(on)
  return rows.map(({ hash }) => hash)
}

/** Every process asks anew who is behind an operator's sessions: their roles have changed. Answers the hashes. */
export async function askOperatorAnew(on: Kysely<Tables>, operatorId: bigint): Promise<readonly Buffer[]> {
  const { rows } = await sql<{ hash: Buffer }>`
    select token_hash as hash, pg_notify('session_ended', encode(token_hash, 'hex')) from operator_sessions
    where operator_id = ${operatorId}`.execute(on)
  return rows.map(({ hash }) => hash)
}

/** Forgets on which devices a seller has signed in. */
export async function forgetDevices(on: Kysely<Tables>, userId: bigint): Promise<void> {
  await sql`delete from user_devices where user_id = ${userId}`.execute(on)
}

const sessionColumns = sql`token_hash, public_id, expires_at, idle_limit, user_agent, ip`
const valuesOf = ({ tokenHash, publicId, lifeSeconds, idleSeconds, userAgent, ip }: NewSession) =>
  sql`${tokenHash}::bytea, ${publicId}, now() + make_interval(secs => ${lifeSeconds}),
      make_interval(secs => ${idleSeconds}), ${userAgent}, ${ip}`

const isLive = sql<boolean>`s.expires_at > now() and s.last_seen_at + s.idle_limit > now()`
const isLocked = sql<boolean>`(s.locked_at is not null or s.last_seen_at + s.idle_limit <= now())`
const untilEnd = sql<number>`extract(epoch from s.expires_at - now())::float8`
const secondsLeft = sql<number>`extract(epoch from least(s.expires_at, s.last_seen_at + s.idle_limit) - now())::float8`

const isUnseen = sql<boolean>`s.last_seen_at < now() - interval '1 minute'`

interface UserSessionRow {
  id: bigint
  public_id: string
  email: string
  country_code: string
  default_currency_id: CurrencyId
  level: number
  seconds_left: number
  is_stale: boolean
}

const toUser = (row: UserSessionRow, sessionHash: Buffer): SignedInUser => ({
  id: row.id,
  publicId: row.public_id,
  email: row.email,
  countryCode: row.country_code,
  defaultCurrencyId: row.default_currency_id,
  level: row.level,
  sessionHash,
})

interface OperatorSessionRow {
  id: bigint
  public_id: string
  email: string
  name: string
  roles: OperatorRole[]
  is_demo: boolean
  must_set_factor: boolean
  is_locked: boolean
  seconds_left: number
  is_stale: boolean
}

const toOperator = (row: OperatorSessionRow, sessionHash: Buffer): SignedInOperator => ({
  id: row.id,
  publicId: row.public_id,
  email: row.email,
  name: row.name,
  roles: row.roles,
  mustSetFactor: row.must_set_factor,
  isDemo: row.is_demo,
  isLocked: row.is_locked,
  sessionHash,
})
