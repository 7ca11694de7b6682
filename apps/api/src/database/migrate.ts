import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SafeClient } from './safe-client.ts'
import { witnessingRules } from './schema-rules.ts'
import { numberStates } from './state-names.ts'

export interface MigrateOptions {
  readonly url: string
  readonly log?: (line: string) => void
  readonly folder?: string
  /** Done at the end, while no other start is at it. */
  readonly andThen?: (client: SafeClient) => Promise<void>
}

export interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

/** Any constant will do, as long as every version of the service takes the same one. */
const lockKey = 7_202_611

/**
 * Brings the database to this version: each file of `migrations/` once, in its own transaction, in the order of
 * its name. Refuses a database that is newer than this service, and a file that was changed after it ran.
 */
export async function migrate({
  url,
  log = () => undefined,
  folder = findMigrations(),
  andThen,
}: MigrateOptions) {
  const known = await readMigrations(folder)
  const client = new SafeClient({ connectionString: url, application_name: 'kaadi-migrate' })
  await client.connect()
  try {
    // Held by the session: a second process waits here and then finds nothing left to do.
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const applied = await readApplied(client)
    refuseForeign(known, applied)
    for (const migration of known) {
      if (applied.has(migration.name)) continue
      await apply(client, migration)
      log(`migrated ${migration.name}`)
    }
    await andThen?.(client)
  } finally {
    await client.end()
  }
}

async function apply(client: SafeClient, { name, text, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await witnessingRules(client, () => client.query(text))
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

async function readApplied(client: SafeClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/** The database belongs to another version of the service. */
export class ForeignDatabase extends Error {
  override readonly name = 'ForeignDatabase'
}

const whatToDo =
  'Start the service that it belongs to. A database with nothing but demo content is made anew once its folder (`.data`) is removed.'

function refuseForeign(known: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of applied) {
    const ours = checksums.get(name)
    if (ours === undefined) {
      throw new ForeignDatabase(
        `The database is newer than this service: it has migration ${name}, which we don't know. ${whatToDo}`,
      )
    }
    if (ours !== checksum)
      throw new ForeignDatabase(`Migration ${name} was changed after it ran on this database. ${whatToDo}`)
  }
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = numberStates(await readFile(join(folder, name), 'utf8'))
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Sources and the built service lie at different depths below the folder that holds `migrations`. */
export function findMigrations(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, 'migrations')
    if (existsSync(found)) return found
  }
  throw new Error('The migrations folder is missing from this installation.')
}
