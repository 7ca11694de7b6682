import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { connect, type Database } from '../src/database/index.ts'
import { adjustmentSql } from './adjusted.ts'

export interface TestDatabase extends Database {
  /** For connections that may do everything. */
  readonly ownerUrl: string
  /** Runs SQL as the owner, past the app role's rights: to look, or to plant corruption. */
  readonly asOwner: (text: string) => Promise<Record<string, unknown>[]>
  /** Closes every connection and drops the database. */
  readonly drop: () => Promise<void>
}

export interface EmptyDatabase {
  readonly url: string
  readonly asOwner: TestDatabase['asOwner']
  readonly drop: () => Promise<void>
}

/** A database of its own for a test file, copied from the migrated template in about 50 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const empty = await createFrom('template_kaadi')
  const database = await connect({ url: empty.url })
  return {
    ...database,
    ownerUrl: empty.url,
    asOwner: empty.asOwner,
    drop: async () => {
      const [{ id }] = (await empty.asOwner(
        'select oid::text as id from pg_database where datname = current_database()',
      )) as [{ id: string }]
      await database.close()
      await empty.drop()
      // Logins belong to the server, not to one database (`src/database/own-logins.ts`).
      await onServer(inject('postgresUrl'), `drop role if exists kaadi_app_${id}, kaadi_checker_${id}`)
    },
  }
}

/** Without a schema, for what is about migrating. */
export const createEmptyDatabase = (): Promise<EmptyDatabase> => createFrom('template1')

async function createFrom(template: string): Promise<EmptyDatabase> {
  const server = inject('postgresUrl')
  const name = `t_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name} template ${template} strategy wal_log`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    asOwner: (text) => onServer(url.href, text),
    drop: async () => {
      await onServer(server, `drop database ${name} with (force)`)
    },
  }
}

async function onServer(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(text)
    return rows
  } finally {
    await client.end()
  }
}

/** Puts money on a user's account, as an adjustment by two. */
export async function fund(
  database: Pick<EmptyDatabase, 'asOwner'>,
  given: { userId: bigint; currencyId?: number; amount: bigint },
): Promise<void> {
  await database.asOwner(adjustmentSql(given))
}
