import type { OperatorRole } from '@kaadi/contract/operators'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../database/index.ts'
import type { SignedInOperator, SignedInUser } from '../../http/signed-in.ts'

export type Realm = 'user' | 'operator'

export interface StoredPassword {
  readonly ownerId: bigint
  readonly passwordHash: string
}

export interface NewSession {
  readonly tokenHash: Buffer
  readonly ownerId: bigint
  readonly lifeSeconds: number
  readonly idleSeconds: number
  readonly userAgent: string
  readonly ip: string
}

/** A session that was found, and for how long it may be believed without asking again. */
export interface Found<Who> {
  readonly who: Who
  readonly secondsLeft: number
  /** Whether "last seen" is more than a minute old. */
  readonly isStale: boolean
}

const tables = { user: 'user_sessions', operator: 'operator_sessions' } as const
const owners = { user: 'user_id', operator: 'operator_id' } as const

/** Every look-up is one indexed read; "last seen" is written at most once a minute. */
export function createSessionsRepository({ db }: Database) {
  return {
    insert: async (realm: Realm, session: NewSession): Promise<void> => {
      await sql`
        insert into ${sql.table(tables[realm])} (token_hash, ${sql.ref(owners[realm])}, expires_at, idle_limit, user_agent, ip)
        values (${session.tokenHash}, ${session.ownerId}, now() + make_interval(secs => ${session.lifeSeconds}),
                make_interval(secs => ${session.idleSeconds}), ${session.userAgent}, ${session.ip})`.execute(
        db,
      )
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
        select u.id, u.public_id, u.email, u.country_code, u.default_currency_id, u.level, ${secondsLeft} as seconds_left, ${isStale} as is_stale
        from user_sessions s join sellers u on u.id = s.user_id
        where s.token_hash = ${tokenHash} and ${isLive}`.execute(db)
      const row = rows[0]
      return row && { who: toUser(row, tokenHash), secondsLeft: row.seconds_left, isStale: row.is_stale }
    },

    findOperator: async (tokenHash: Buffer): Promise<Found<SignedInOperator> | undefined> => {
      const { rows } = await sql<OperatorSessionRow>`
        select o.id, o.public_id, o.email, o.name, o.roles, ${secondsLeft} as seconds_left, ${isStale} as is_stale
        from operator_sessions s join console_operators o on o.id = s.operator_id
        where s.token_hash = ${tokenHash} and ${isLive}`.execute(db)
      const row = rows[0]
      return row && { who: toOperator(row, tokenHash), secondsLeft: row.seconds_left, isStale: row.is_stale }
    },

    touch: async (realm: Realm, tokenHash: Buffer): Promise<void> => {
      await sql`update ${sql.table(tables[realm])} set last_seen_at = now()
        where token_hash = ${tokenHash}`.execute(db)
    },

    removeDead: async (): Promise<void> => {
      for (const table of Object.values(tables)) {
        await sql`delete from ${sql.table(table)} s where not (${isLive})`.execute(db)
      }
    },
  }
}
export type SessionsRepository = ReturnType<typeof createSessionsRepository>

/** Part of a statement that gives operators another password: `ids` selects theirs. */
export const endOperatorSessions = (ids: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`delete from operator_sessions where operator_id in (${ids})`

/** Signs a seller out everywhere. */
export async function endSessionsOf(tx: Tx, userId: bigint): Promise<void> {
  await sql`delete from user_sessions where user_id = ${userId}`.execute(tx)
}

const isLive = sql<boolean>`s.expires_at > now() and s.last_seen_at + s.idle_limit > now()`
const secondsLeft = sql<number>`extract(epoch from least(s.expires_at, s.last_seen_at + s.idle_limit) - now())::float8`

const isStale = sql<boolean>`s.last_seen_at < now() - interval '1 minute'`

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
  seconds_left: number
  is_stale: boolean
}

const toOperator = (row: OperatorSessionRow, sessionHash: Buffer): SignedInOperator => ({
  id: row.id,
  publicId: row.public_id,
  email: row.email,
  name: row.name,
  roles: row.roles,
  sessionHash,
})
