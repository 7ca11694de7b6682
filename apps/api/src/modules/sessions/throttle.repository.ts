import { sql } from 'kysely'
import type { Database, Tx } from '../../database/index.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { Vault } from '../../vault/index.ts'

interface ThrottleRule {
  /** What is counted, such as `sign-in:ip`. */
  readonly scope: string
  /** Whose: an email, an address of the network, a user's id. Kept as a keyed hash. */
  readonly subject: string
  readonly windowSeconds: number
}

export interface LimitedRule extends ThrottleRule {
  readonly limit: number
}

export interface ThrottleState {
  readonly hits: number
  readonly secondsLeft: number
}

type TooOften = 'tooManyRequests' | 'tooFrequentOperation'

type Named = Pick<ThrottleRule, 'scope' | 'subject'>

/** Counts in the database's clock, so that every process sees the same and a wrong clock changes nothing. */
export interface Throttle {
  /**
   * Takes one from each bucket in one statement, in the order given, up to the first that is empty. Answers the state
   * of each bucket that was reached. Callers name buckets that they share in the same order: they never wait crosswise.
   * Within a transaction it is taken by what is done there, and not where that fails.
   */
  readonly take: (rules: readonly LimitedRule[], within?: Tx) => Promise<readonly ThrottleState[]>
  /** Gives one back that `take` took. */
  readonly give: (rule: Named) => Promise<void>
  readonly clear: (rule: Named) => Promise<void>
  /** Counts one more and refuses with `Retry-After` above the limit. Within a transaction as `take`. */
  readonly require: (rule: LimitedRule, refusal?: TooOften, within?: Tx) => Promise<void>
}

interface StateRow {
  readonly hits: number
  readonly seconds_left: number
}
const toState = (row: StateRow): ThrottleState => ({ hits: row.hits, secondsLeft: row.seconds_left })

export function createThrottle(database: Database, vault: Vault): Throttle {
  const { db } = database
  const hashed = (subject: string) => vault.hmac('throttle', subject)

  const take: Throttle['take'] = async (rules, within) => {
    const { rows } = await sql<StateRow>`
      select * from throttle_take(
        ${rules.map(({ scope }) => scope)}::text[], ${rules.map(({ subject }) => hashed(subject))}::bytea[],
        array(select make_interval(secs => s) from unnest(${rules.map(({ windowSeconds }) => windowSeconds)}::int[]) s),
        ${rules.map(({ limit }) => limit)}::int[])`.execute(within ?? db)
    return rows.map(toState)
  }

  return {
    take,
    give: async ({ scope, subject }) => {
      await sql`select throttle_give(${scope}, ${hashed(subject)})`.execute(db)
    },
    clear: async ({ scope, subject }) => {
      await sql`delete from throttles where scope = ${scope} and subject_hash = ${hashed(subject)}`.execute(
        db,
      )
    },
    require: async (rule, refusal = 'tooManyRequests', within) => {
      const [state] = await take([rule], within)
      if (state!.hits > rule.limit) throw new DomainError(refusal, { retryAfterSeconds: state!.secondsLeft })
    },
  }
}
