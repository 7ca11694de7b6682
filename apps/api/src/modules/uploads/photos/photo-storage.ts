import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { S3Config } from '../../../config.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { Vault } from '../../../vault/index.ts'

/** Photos show codes: what is stored is sealed under the vault's key and bound to its name. */
export interface PhotoStorage {
  readonly put: (publicId: string, bytes: Buffer) => Promise<void>
  readonly get: (publicId: string) => Promise<Buffer>
  readonly remove: (publicId: string) => Promise<void>
  /** Names of everything that lies there. */
  readonly list: () => AsyncIterable<string>
  /** When it was stored, in milliseconds since 1970. */
  readonly storedAt: (publicId: string) => Promise<number>
}

const folder = 'photos'
const asideFolder = 'photos-aside'
const keyOf = (publicId: string) => `${folder}/${publicId}`
const ownerOf = (publicId: string) => `upload:${publicId}`

export function createPhotoStorage(disk: Disk, vault: Vault): PhotoStorage {
  return {
    put: async (publicId, bytes) => {
      const sealed = vault.seal(bytes, ownerOf(publicId))
      try {
        await disk.put(keyOf(publicId), sealed)
      } catch (cause) {
        await disk.delete(keyOf(publicId)).catch(() => undefined)
        throw isFull(cause)
          ? new DomainError('uploadStorageFull', { cause, retryAfterSeconds })
          : unusable('stored', cause)
      }
    },
    get: async (publicId) => {
      const sealed = await disk.getBytes(keyOf(publicId)).catch((cause) => {
        throw unusable('read', cause)
      })
      return vault.open(Buffer.from(sealed), ownerOf(publicId))
    },
    remove: (publicId) => disk.delete(keyOf(publicId)),
    storedAt: async (publicId) => (await disk.getMetaData(keyOf(publicId))).lastModified.getTime(),
    list: () => listPhotos(disk),
  }
}

/** Gives each stored picture, still sealed, to `change`; what it answers takes its place. */
export async function resealPhotos(
  disk: Disk,
  change: (sealed: Buffer, owner: string) => Buffer | undefined,
): Promise<void> {
  for await (const publicId of listPhotos(disk)) {
    const changed = change(Buffer.from(await disk.getBytes(keyOf(publicId))), ownerOf(publicId))
    if (!changed) continue
    // Beside it first: a cut in the middle of writing must not cost the picture.
    await disk.put(`${asideFolder}/${publicId}`, changed)
    await disk.move(`${asideFolder}/${publicId}`, keyOf(publicId))
  }
}

async function* listPhotos(disk: Disk): AsyncIterable<string> {
  let page: string | undefined
  do {
    const found = await disk.listAll(folder, page === undefined ? {} : { paginationToken: page })
    for (const object of found.objects) if (object.isFile) yield object.name
    page = found.paginationToken
  } while (page !== undefined)
}

/** Somebody has to put the folder, or the bucket, right. */
const retryAfterSeconds = 60

/** Nothing is wrong with what was asked. What stands in the way is logged as the reason, at most once a second. */
const unusable = (what: 'stored' | 'read', cause: unknown): DomainError =>
  new DomainError('overloaded', {
    cause: new Error(`photos cannot be ${what}: ${deepest(cause)}`),
    retryAfterSeconds,
  })

/** What the system said, in the innermost of the causes. */
function deepest(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? deepest(error.cause) : error.message
}

/** Full disk or used-up quota, wherever in the chain of causes it is told. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '') || isFull(error.cause)
}

export const folderDisk = (location: string): Disk =>
  new Disk(new FSDriver({ location, visibility: 'private' }))

/** Makes the folder where it is missing; fails with its path where nothing can be written in it. */
export async function requireWritable(location: string): Promise<void> {
  const photos = join(location, folder)
  await mkdir(photos, { recursive: true })
  await access(photos, constants.R_OK | constants.W_OK | constants.X_OK)
}

/** Its client is large and few need it: it is loaded where a bucket is configured. */
export async function bucketDisk({ bucket, region, endpoint, ...credentials }: S3Config): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3').catch((cause: unknown) => {
    throw new Error(
      'Storing photos in a bucket needs the packages @aws-sdk/client-s3 and @aws-sdk/s3-request-presigner.',
      {
        cause,
      },
    )
  })
  return new Disk(
    new S3Driver({
      bucket,
      region,
      credentials,
      visibility: 'private',
      supportsACL: false,
      ...(endpoint && { endpoint, forcePathStyle: true }),
    }),
  )
}
