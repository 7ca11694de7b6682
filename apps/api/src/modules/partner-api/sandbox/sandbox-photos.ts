import { createHash } from 'node:crypto'
import type { PhotoKind } from '@kaadi/contract/card-types'
import type { PartnerPhoto } from '@kaadi/contract/partner-api'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { storedReply, withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { photosPerHour, readPhotoInTurn } from '../../uploads/index.ts'
import type { PartnerCalls } from '../partner-calls.ts'
import { claimSandboxPhotos, insertSandboxPhoto } from './sandbox-photos.repository.ts'

/** Looks at a photo as a live one is looked at, and keeps its measures alone: nobody at the desk would see it. */
export function createTakeSandboxPhoto({ database, ids, throttle, vault }: Deps): PartnerCalls['upload'] {
  return async (partner, { kind, file }, key) => {
    await throttle.require({ scope: 'sandbox-upload', subject: partner.publicId, ...photosPerHour })
    const body = { kind, file: createHash('sha256').update(file).digest('hex') }
    const request = keyedRequest(vault, { userId: partner.id, key, operation: 'partnerApi.upload', body })
    const kept = await storedReply<PartnerPhoto>(database.db, request)
    if (kept) return kept
    const { width, height, bytes } = await readPhotoInTurn(file)
    const { reply } = await withIdempotency(database.db, request, async (tx): Promise<PartnerPhoto> => {
      const publicId = ids.publicId()
      const facts = { width, height, bytes: bytes.length }
      await insertSandboxPhoto(tx, { userId: partner.id, publicId, kind, ...facts })
      return { mode: 'sandbox', uploadId: publicId as PartnerPhoto['uploadId'], ...facts }
    })
    return reply
  }
}

/** A live photo is none of the sandbox. One stands in one order and shows what it is sent as, as there. */
export async function requireSandboxPhotos(
  tx: Tx,
  userId: bigint,
  orderId: bigint,
  photos: readonly { readonly kind: PhotoKind; readonly uploadId: string }[],
): Promise<void> {
  if (photos.length === 0) return
  const uploadIds = photos.map(({ uploadId }) => uploadId)
  const kinds = await claimSandboxPhotos(tx, userId, orderId, uploadIds)
  const wrong = photos.find(({ kind, uploadId }) => kinds.get(uploadId) !== kind)
  if (wrong) throw new DomainError('photoMissing', { details: { uploadId: wrong.uploadId } })
}
