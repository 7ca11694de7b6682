import { createHash } from 'node:crypto'
import type { Upload } from '@kaadi/contract/uploads'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors/domain-error.ts'
import { storedReply, withIdempotency } from '../../idempotency/idempotency.ts'
import { type KeyedCall, keyedRequest } from '../../idempotency/keyed-request.ts'
import { readPhotoInTurn } from './photos/photo.ts'
import { deskSessionOf, type SignedAddress, sessionOf, type Viewer } from './photos/signed-address.ts'
import {
  deskMaySee,
  insertUpload,
  kindForSeller,
  type NewUpload,
  type UploadOwner,
} from './uploads.repository.ts'

export interface StorePhoto {
  readonly owner: UploadOwner
  readonly viewer: Viewer
  readonly kind: NewUpload['kind']
  readonly file: Buffer
  readonly operation: string
  readonly key: string
}

/** What is kept under the key: the address is made anew for each answer. */
type KeptUpload = Omit<Upload, 'url'>

export function createUploadsService(deps: Deps) {
  const { db } = deps.database
  const { photos, photoSigner, ids } = deps

  const store = async (given: StorePhoto): Promise<Upload> => {
    const request = keyedRequest(deps.vault, keyedCall(given))
    const kept = (await storedReply<KeptUpload>(db, request)) ?? (await keep(given))
    return { ...kept, url: photoSigner.sign(kept.uploadId, given.viewer) }
  }

  const keep = async (given: StorePhoto): Promise<KeptUpload> => {
    const photo = await readPhotoInTurn(given.file, given.kind === 'avatar' ? 'avatar' : 'photo')
    const publicId = ids.publicId()
    // First the bytes, then the row: there is no row without its picture.
    await photos.put(publicId, photo.bytes)
    try {
      const { reply } = await withIdempotency(db, keyedRequest(deps.vault, keyedCall(given)), async (tx) => {
        const { bytes, ...facts } = photo
        await insertUpload(tx, {
          ...facts,
          publicId,
          owner: given.owner,
          kind: given.kind,
          bytes: bytes.length,
        })
        const { width, height } = photo
        return { uploadId: publicId as Upload['uploadId'], width, height, bytes: bytes.length }
      })
      // The same request at the same moment was first: its picture stays, ours goes.
      if (reply.uploadId !== publicId) await photos.remove(publicId)
      return reply
    } catch (error) {
      await photos.remove(publicId).catch(() => undefined)
      throw error
    }
  }

  /** `isKept`: the browser may keep it for a while. What shows who somebody is goes with the session. */
  const read = async (address: SignedAddress): Promise<{ picture: Buffer; isKept: boolean }> => {
    if (!photoSigner.isGenuine(address)) throw notFound()
    const session = deskSessionOf(address.viewer)
    if (session) {
      if (!(await deskMaySee(db, address.id, session))) throw notFound()
      return { picture: await photos.get(address.id), isKept: false }
    }
    const kind = await kindForSeller(db, address.id, sessionOf(address.viewer))
    if (!kind) throw notFound()
    return { picture: await photos.get(address.id), isKept: !isDocument(kind) }
  }

  return { store, read }
}

const isDocument = (kind: NewUpload['kind']) => kind === 'selfie' || kind.startsWith('document')

function keyedCall({ owner, operation, key, kind, file }: StorePhoto): KeyedCall {
  const isUser = 'userId' in owner
  return {
    userId: isUser ? owner.userId : owner.operatorId,
    realm: isUser ? 'seller' : 'operator',
    key,
    operation,
    body: {
      kind,
      file: createHash('sha256').update(file).digest('hex'),
      ...(!isUser && owner.madeFor !== null && { giftOrderId: owner.madeFor }),
    },
  }
}
