import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { columnTypes } from './column-types.ts'
import type { Tables } from './tables.ts'

export interface OneConnection {
  readonly db: Kysely<Tables>
  readonly close: () => Promise<void>
}

/** One connection as the owner, for a command: what it locks stays locked until it is closed. */
export function connectOne(url: string, name: string): OneConnection {
  const pool = new Pool({
    connectionString: url,
    application_name: name,
    types: columnTypes,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 5_000,
  })
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, close: () => db.destroy() }
}
