import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import {
  createVault,
  findStoredKey,
  type GivenKey,
  readVaultRoot,
  type StoredKey,
} from '../../vault/index.ts'
import { sealedColumns } from './sealed-columns.ts'

/** The root of keyed hashes, where the key is that of the data; else a `ConfigError` that says what to do. */
export const requireVaultKey = (on: Kysely<Tables>, given: GivenKey): Promise<Buffer> =>
  readVaultRoot(on, given, () => opensSamples(on, given.key))

/** For data of a version that knew of no key. */
export async function adoptKey(on: Kysely<Tables>, key: Buffer): Promise<StoredKey> {
  await requireVaultKey(on, { key, source: 'KAADI_VAULT_KEY' })
  return (await findStoredKey(on))!
}

/** The newest value of each sealed column opens. */
async function opensSamples(on: Kysely<Tables>, key: Buffer): Promise<boolean> {
  const vault = createVault(key)
  for (const { table, column, key: columns, ownerColumn, ownerOf } of sealedColumns) {
    const { rows } = await sql<{ owner: string; sealed: Buffer }>`
      select ${sql.ref(ownerColumn)} as owner, ${sql.ref(column)} as sealed from ${sql.table(table)}
      where ${sql.ref(column)} is not null
      order by ${sql.join(columns.map((name) => sql`${sql.ref(name)} desc`))} limit 1`.execute(on)
    for (const { owner, sealed } of rows) {
      try {
        vault.open(sealed, ownerOf(owner))
      } catch {
        return false
      }
    }
  }
  return true
}
