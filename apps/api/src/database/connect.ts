import { availableParallelism } from 'node:os'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolConfig } from 'pg'
import { columnTypes } from './column-types.ts'
import { NamingClient } from './naming-client.ts'
import { openLogins } from './own-logins.ts'
import { SafeClient } from './safe-client.ts'
import type { Tables } from './tables.ts'

/** The role of 0001-database.sql: reads, writes the service's own tables, posts through the ledger's door alone. */
const appRole = 'kaadi_app'

/**
 * Every statement here is short and has its index. A plan made while a table was empty is kept per connection until
 * statistics come, and would read the whole table again and again; compiling a plan costs more than running it. Left to
 * itself the server plans a read of an order anew for each list of ids, which costs as much again as the read.
 */
const plannerOptions = [
  'enable_seqscan=off',
  'random_page_cost=1.1',
  'jit=off',
  'plan_cache_mode=force_generic_plan',
]

/**
 * How long is waited for a line, of the pool or a new one, and for the answer to a query. The server ends a statement
 * before that, so that the usual end is a clear one and the line is kept; the limit on the answer is for a server that is
 * frozen and for a line that is dead. A request as a whole is never waited for longer than `http/endpoint.ts` says.
 */
const waitingLimits = { connectMs: 1_500, queryMs: 4_000 }
const statementMs = 3_500
const lockMs = 2_500

export interface ConnectOptions {
  readonly url: string
  /** Told about connections that break while idle; the pool replaces them by itself. */
  readonly onIdleError?: (error: Error) => void
  /** Shorter ones, for tests. */
  readonly limits?: Partial<typeof waitingLimits>
  /** Connect as the owner instead of the app role: tests and the bench, never the service. */
  readonly asOwner?: boolean
}

export interface Database {
  readonly url: string
  /** Reads and ordinary transactions. */
  readonly db: Kysely<Tables>
  /** The same connections without the query builder, for named statements. */
  readonly reads: Pool
  /** Two connections for the batched statements that move money. */
  readonly postings: Pool
  /** What a second person stands for, in transactions of their role: no other line may write it (decision 165). */
  readonly checker: Kysely<Tables>
  readonly close: () => Promise<void>
}

export async function connect(options: ConnectOptions): Promise<Database> {
  const logins = options.asOwner ? undefined : await openLogins(options.url)
  const role = options.asOwner ? undefined : logins ? appRole : await usableRole(options.url)
  const app = { ...options, url: logins?.app ?? options.url }
  const reads = openPool(app, role, { max: 4 * availableParallelism() })
  const postings = openPool(app, role, { max: 2 })
  const seconds = openPool({ ...options, url: logins?.checker ?? options.url }, undefined, { max: 2 })
  const checker = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: seconds }) })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: reads }) })
  let closing: Promise<void> | undefined
  const close = async () => {
    await Promise.all([db.destroy(), checker.destroy(), postings.end()])
    // Kysely ends a pool only if it was the one to use it.
    for (const pool of [reads, seconds]) if (!pool.ended) await pool.end()
  }
  return {
    url: options.url,
    db,
    reads,
    postings,
    checker,
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

function openPool(options: ConnectOptions, role: string | undefined, config: PoolConfig): Pool {
  const { connectMs, queryMs } = { ...waitingLimits, ...options.limits }
  const pool = new Pool({
    connectionString: options.url,
    Client: NamingClient,
    types: columnTypes,
    application_name: 'kaadi',
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: 10_000,
    options: [...plannerOptions, ...(role ? [`role=${role}`] : [])].map((option) => `-c ${option}`).join(' '),
    ...config,
  })
  pool.on('error', options.onIdleError ?? (() => undefined))
  return pool
}

/** A server whose owner may not create roles has none: then the owner's own rights apply. */
async function usableRole(url: string): Promise<string | undefined> {
  const client = new SafeClient({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [appRole])
    if (!rowCount) return undefined
    await client.query(`set role ${appRole}`)
    return appRole
  } catch {
    return undefined
  } finally {
    await client.end()
  }
}
