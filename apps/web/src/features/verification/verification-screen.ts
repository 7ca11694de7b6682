import type { DocumentKind, DocumentPhotoKind, Verification } from '@kaadi/contract/verifications'
import type { Form } from '@kaadi/react'
import type { PhotoShelf, ShelfPhoto } from '../../platform/photos/photo-shelf.ts'

export interface VerificationValues {
  readonly documentKind: DocumentKind
  readonly number: string
  readonly birthDate: string
}

export interface VerificationScreenState {
  /** Undefined until it has arrived. */
  readonly data: Verification | undefined
  readonly error: unknown
  readonly onRetry: () => void
  /** Where the documents are from; undefined until it is known. */
  readonly countryCode: string | undefined
  /** As it is sent with the first level; null for who has told none yet. */
  readonly ownName: string | null
  readonly kinds: readonly DocumentKind[]
  readonly form: Form<VerificationValues>
  /** The photos that the chosen document needs. */
  readonly photoKinds: readonly DocumentPhotoKind[]
  readonly shelf: PhotoShelf
  readonly photos: ReadonlyMap<string, ShelfPhoto>
  readonly photoFault: string | undefined
  readonly isBusy: boolean
  /** What the service said. */
  readonly problem: string | undefined
}
