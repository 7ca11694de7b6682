import { type Kysely, sql } from 'kysely'
import { ConfigError } from '../config.ts'
import type { Tables } from '../database/index.ts'
import { createVault, fingerprintOfKey } from './vault.ts'

/** What the data know of their key. */
export interface StoredKey {
  readonly fingerprint: Buffer
  readonly sealedRoot: Buffer | null
  readonly nextFingerprint: Buffer | null
  readonly nextSealedRoot: Buffer | null
}

export interface GivenKey {
  readonly key: Buffer
  /** Where it came from, to begin a sentence with. */
  readonly source: string
}

export const rootOwner = 'vault:root'

const anotherKey = (source: string): string =>
  [
    `${source} is not the key of this database: passwords would all be wrong, photos and card codes would stay shut.`,
    'Use the key that it was started with. To change the key, stop the service and run npm run rotate-key with both.',
  ].join(' ')
const unfinished =
  'This database is on its way to another vault key. Run npm run rotate-key again with both keys; it goes on where it stopped.'

export async function findStoredKey(on: Kysely<Tables>): Promise<StoredKey | undefined> {
  const { rows } = await sql<StoredKey>`
    select fingerprint, sealed_root as "sealedRoot", next_fingerprint as "nextFingerprint",
           next_sealed_root as "nextSealedRoot" from vault_keys`.execute(on)
  return rows[0]
}

/**
 * What keyed hashes are made with, where the key is that of the data; else a `ConfigError` that names where the key came
 * from. Data that know of no key yet take this one, if it opens what is sealed in them.
 */
export async function readVaultRoot(
  on: Kysely<Tables>,
  { key, source }: GivenKey,
  opensSamples: () => Promise<boolean>,
): Promise<Buffer> {
  const stored = (await findStoredKey(on)) ?? (await adopt(on, { key, source }, opensSamples))
  if (stored.nextFingerprint) throw new ConfigError([unfinished])
  if (!stored.fingerprint.equals(fingerprintOfKey(key))) throw new ConfigError([anotherKey(source)])
  return rootOf(stored, key)
}

/** What the stored root says, opened by its key. */
export const rootOf = ({ sealedRoot }: StoredKey, key: Buffer): Buffer =>
  sealedRoot ? createVault(key).open(sealedRoot, rootOwner) : key

/** Two first starts agree on the key of the first. */
async function adopt(
  on: Kysely<Tables>,
  { key, source }: GivenKey,
  opensSamples: () => Promise<boolean>,
): Promise<StoredKey> {
  if (!(await opensSamples())) throw new ConfigError([anotherKey(source)])
  await sql`insert into vault_keys (fingerprint) values (${fingerprintOfKey(key)}) on conflict do nothing`.execute(
    on,
  )
  return (await findStoredKey(on))!
}

export async function beginRotation(
  on: Kysely<Tables>,
  fingerprint: Buffer,
  sealedRoot: Buffer,
): Promise<void> {
  await sql`update vault_keys set next_fingerprint = ${fingerprint}, next_sealed_root = ${sealedRoot}`.execute(
    on,
  )
}

/** Nothing is sealed anew yet: services may start again. */
export async function cancelRotation(on: Kysely<Tables>): Promise<void> {
  await sql`update vault_keys set next_fingerprint = null, next_sealed_root = null`.execute(on)
}

export async function endRotation(on: Kysely<Tables>): Promise<void> {
  await sql`
    update vault_keys set fingerprint = next_fingerprint, sealed_root = next_sealed_root, next_fingerprint = null,
                          next_sealed_root = null, changed_at = now()`.execute(on)
}
