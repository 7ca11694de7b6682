import { sql } from 'kysely'
import type { Database } from '../../database/index.ts'
import { DomainError } from '../../plugins/domain-error.ts'
import type { Vault } from '../vault/index.ts'

export interface ThrottleRule {
  /** What is counted, such as `sign-in:ip`. */
  readonly scope: string
  /** Whose: an email, an address of the network, a user's id. Kept as a keyed hash. */
  readonly subject: string
  readonly windowSeconds: number
}

export interface ThrottleState {
  readonly hits: number
  readonly secondsLeft: number
}

/** Counts in the database's clock, so that every process sees the same and a wrong clock changes nothing. */
export interface Throttle {
  readonly hit: (rule: ThrottleRule) => Promise<ThrottleState>
  readonly look: (rule: Pick<ThrottleRule, 'scope' | 'subject'>) => Promise<ThrottleState>
  readonly clear: (rule: Pick<ThrottleRule, 'scope' | 'subject'>) => Promise<void>
  /** Counts one more and refuses with `tooManyRequests` and `Retry-After` above the limit. */
  readonly require: (rule: ThrottleRule & { readonly limit: number }) => Promise<void>
}

export function createThrottle(database: Database, vault: Vault): Throttle {
  const { db } = database
  const hashed = (subject: string) => vault.hmac('throttle', subject)

  const hit: Throttle['hit'] = async ({ scope, subject, windowSeconds }) => {
    const { rows } = await sql<{ hits: number; seconds_left: number }>`
      select * from throttle_hit(${scope}, ${hashed(subject)}, make_interval(secs => ${windowSeconds}))`.execute(
      db,
    )
    return { hits: rows[0]!.hits, secondsLeft: rows[0]!.seconds_left }
  }

  return {
    hit,
    look: async ({ scope, subject }) => {
      const { rows } = await sql<{ hits: number; seconds_left: number }>`
        select hits, ceil(extract(epoch from ends_at - now()))::integer as seconds_left from throttles
        where scope = ${scope} and subject_hash = ${hashed(subject)} and ends_at > now()`.execute(db)
      return { hits: rows[0]?.hits ?? 0, secondsLeft: rows[0]?.seconds_left ?? 0 }
    },
    clear: async ({ scope, subject }) => {
      await sql`delete from throttles where scope = ${scope} and subject_hash = ${hashed(subject)}`.execute(
        db,
      )
    },
    require: async ({ limit, ...rule }) => {
      const { hits, secondsLeft } = await hit(rule)
      if (hits > limit) throw new DomainError('tooManyRequests', { retryAfterSeconds: secondsLeft })
    },
  }
}
