import type { Disk } from 'flydrive'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/index.ts'
import {
  beginRotation,
  cancelRotation,
  createVault,
  endRotation,
  findStoredKey,
  fingerprintOfKey,
  rootOf,
  rootOwner,
  type StoredKey,
} from '../../vault/index.ts'
import { resealPhotos } from '../uploads/index.ts'
import { adoptKey } from './require-vault-key.ts'
import { createReseal } from './reseal.ts'
import {
  count,
  countServices,
  lockRotation,
  resealColumn,
  resealMails,
  type Tally,
  unlockRotation,
} from './rotation.repository.ts'
import { passing, sealedColumns } from './sealed-columns.ts'

export interface Rotation {
  /** One connection: it holds the lock. */
  readonly db: Kysely<Tables>
  readonly disk: Disk
  readonly from: Buffer
  readonly to: Buffer
  readonly log: (line: string) => void
}

/** Why a rotation does not begin, and what to do. */
export class RotationRefused extends Error {
  readonly kind = 'rotation-refused'
}

/**
 * Seals everything under another key. It may be cut off anywhere and run again: what is done is passed over, and until all
 * is done no service starts on the data. What neither key opens stays as it is and is told.
 */
export async function rotateKey(rotation: Rotation): Promise<Tally> {
  const { db, from, to } = rotation
  if (from.equals(to))
    throw new RotationRefused('Both keys are the same. Make another: openssl rand -base64 32')
  if (!(await lockRotation(db)))
    throw new RotationRefused('Another change of the key is running. Wait for it.')
  try {
    return await sealAnew(rotation)
  } finally {
    // Where the connection is gone, so is the lock.
    await unlockRotation(db).catch(() => undefined)
  }
}

async function sealAnew({ db, disk, from, to, log }: Rotation): Promise<Tally> {
  const tally: Tally = { resealed: 0, done: 0, shut: [] }
  const stored = (await findStoredKey(db)) ?? (await adoptKey(db, from))
  if (isDone(stored, to)) {
    log('The data are under this key already.')
    return tally
  }
  requireKeys(stored, from, to)
  const vaults = { from: createVault(from), to: createVault(to) }
  // First what keeps services from starting, then a look for those that run: none slips in between.
  await beginRotation(db, fingerprintOfKey(to), vaults.to.seal(rootOf(stored, from), rootOwner))
  await requireNoService(db, () => stored.nextFingerprint ?? cancelRotation(db))
  const reseal = createReseal(vaults.from, vaults.to)
  for (const column of sealedColumns) {
    await resealColumn(db, column, reseal, tally)
    log(`${column.table}.${column.column}: ${tally.resealed} sealed anew, ${tally.done} done before`)
  }
  await resealMails(db, reseal, tally)
  await resealPhotos(disk, (sealed, owner) => {
    const outcome = reseal(sealed, owner)
    count(tally, outcome, owner)
    return typeof outcome === 'string' ? undefined : outcome.sealed
  })
  for (const { letGo } of passing) await letGo(db)
  await endRotation(db)
  return tally
}

const isDone = ({ fingerprint, nextFingerprint }: StoredKey, to: Buffer): boolean =>
  !nextFingerprint && fingerprint.equals(fingerprintOfKey(to))

function requireKeys({ fingerprint, nextFingerprint }: StoredKey, from: Buffer, to: Buffer): void {
  if (!fingerprint.equals(fingerprintOfKey(from)))
    throw new RotationRefused('KAADI_VAULT_KEY is not the key of this database. Nothing was changed.')
  if (nextFingerprint && !nextFingerprint.equals(fingerprintOfKey(to)))
    throw new RotationRefused(
      'A change to another key was begun and not finished. Finish it with that key in KAADI_NEXT_VAULT_KEY first.',
    )
}

async function requireNoService(db: Kysely<Tables>, takeBack: () => unknown): Promise<void> {
  const services = await countServices(db)
  if (services === 0) return
  await takeBack()
  throw new RotationRefused(
    `The service is running on this database (${services} connections). Stop every process of it, then run this again.`,
  )
}
