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

/** What is wrong with the settings, and what to do, in a sentence; undefined where what is acknowledged is kept. */
export async function explainUnsafe(db: Kysely<Tables>): Promise<string | undefined> {
  const unsafe = await findUnsafeSettings(db)
  if (unsafe.length === 0) return undefined
  const names = unsafe.map((setting) => setting.split(' ')[0]!)
  return (
    `The database may lose what it acknowledged (${unsafe.join(', ')}), and money is kept in it. As its superuser run ` +
    `${names.map((name) => `"alter system set ${name} = on"`).join(', ')} and "select pg_reload_conf()", look that ` +
    'neither the database nor its role sets it otherwise, and start again.'
  )
}
