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
      try {
        await disk.put(keyOf(publicId), vault.seal(bytes, ownerOf(publicId)))
      } catch (cause) {
        await disk.delete(keyOf(publicId)).catch(() => undefined)
        throw isFull(cause) ? new DomainError('uploadStorageFull', { cause, retryAfterSeconds: 60 }) : cause
      }
    },
    get: async (publicId) => vault.open(Buffer.from(await disk.getBytes(keyOf(publicId))), ownerOf(publicId)),
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

/** Full disk or used-up quota, wherever in the chain of causes it is told. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '') || isFull(error.cause)
}

export const folderDisk = (location: string): Disk =>
  new Disk(new FSDriver({ location, visibility: 'private' }))

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
