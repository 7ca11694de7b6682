import type { Upload, UploadKind } from '@kaadi/contract/uploads'
import type { Deps } from '../../deps.ts'
import { sellerViewer } from './photos/signed-address.ts'
import { createUploadsService } from './uploads.service.ts'

export interface SellersPhoto {
  /** A person by their session, or the program of one, which has none. */
  readonly seller: { readonly id: bigint; readonly publicId: string; readonly sessionHash?: Buffer }
  readonly kind: UploadKind
  readonly file: Buffer
  readonly operation: string
  readonly key: string
}

/** So many photos an account may send in an hour, whoever sends them for it. */
export const photosPerHour = { limit: 240, windowSeconds: 3600 } as const

/** Takes a photo in as one of a seller's own. */
export function createTakePhoto(deps: Deps) {
  const { store } = createUploadsService(deps)
  return async ({ seller, ...photo }: SellersPhoto): Promise<Upload> => {
    await deps.throttle.require({ scope: 'upload', subject: seller.publicId, ...photosPerHour })
    return store({ owner: { userId: seller.id }, viewer: sellerViewer(seller), ...photo })
  }
}
