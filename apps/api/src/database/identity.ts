import type { SafeClient } from './safe-client.ts'

/**
 * What tells a database from every other: the moment of its first migration. Its copies have the same, be they files or made by
 * `pg_dump`. Undefined of one that was never migrated.
 */
export async function findIdentity(client: SafeClient): Promise<string | undefined> {
  const { rows: tables } = await client.query("select to_regclass('public.schema_migrations') as name")
  if (tables[0].name === null) return undefined
  const { rows } = await client.query<{ identity: string | null }>(
    `select to_char(min(applied_at) at time zone 'utc', 'YYYYMMDD"T"HH24MISSUS') as identity from schema_migrations`,
  )
  return rows[0]!.identity ?? undefined
}
