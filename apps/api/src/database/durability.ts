import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

const required = ['fsync', 'synchronous_commit', 'full_page_writes'] as const

/** Names of the settings under which an acknowledged commit could be lost; production refuses to start with any. */
export async function findUnsafeSettings(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name = any (${[...required]})`.execute(db)
  return rows
    .filter(({ setting }) => setting === 'off' || setting === 'local')
    .map(({ name, setting }) => `${name} = ${setting}`)
}

export async function requireDurability(db: Kysely<Tables>): Promise<void> {
  const unsafe = await findUnsafeSettings(db)
  if (unsafe.length === 0) return
  throw new Error(
    `The database may lose acknowledged commits (${unsafe.join(', ')}). Turn these settings on before money is kept in it.`,
  )
}
