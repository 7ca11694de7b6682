import type { OrderMessage } from '@kaadi/contract/order-messages'
import type { UploadId } from '@kaadi/contract/primitives'
import type { Pages } from '@kaadi/react/lists'
import type { PhotoShelf, ShelfPhoto } from '../../platform/photos/photo-shelf.ts'

/** A message that the service has not told of yet. */
export interface PendingMessage {
  /** Under which it is sent, however often. */
  readonly key: string
  readonly text: string
  readonly uploads: readonly UploadId[]
  readonly previews: readonly { readonly id: string; readonly src: string }[]
  readonly isFailed: boolean
  /** The service said no: it is not sent again by itself. */
  readonly isRefused: boolean
}

export interface SellerThread {
  /** The newest first; undefined until they have arrived. */
  readonly messages: readonly OrderMessage[] | undefined
  readonly pending: readonly PendingMessage[]
  readonly error: unknown
  /** Why the last one did not get through. */
  readonly problem: string | undefined
  readonly more: Pages<OrderMessage>['more']
  readonly shelf: PhotoShelf
  readonly photos: ReadonlyMap<string, ShelfPhoto>
  readonly onReload: () => void
  /** What is being written. */
  readonly text: string
  readonly onText: (text: string) => void
  readonly onSend: (text: string) => void
  readonly onRetry: (key: string) => void
  readonly onAddPhotos: (files: readonly File[]) => void
}
