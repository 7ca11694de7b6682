import * as z from 'zod/mini'
import { type Named, uploadIdSchema } from '../primitives/index.ts'
import { documentPhotoKinds } from '../verifications/verification.documents.ts'

const uploadFields = z.object({
  uploadId: uploadIdSchema,
  /** Short-lived address of the stored picture, for this viewer alone. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
})
/** A stored picture. */
export interface Upload extends z.infer<typeof uploadFields> {}
/** A stored picture; sizes in pixels and bytes. */
export const uploadSchema: Named<Upload, typeof uploadFields.shape> = uploadFields

/** Fields of the multipart form beside its one `file`. */
export const uploadFormSchema = z.object({
  /**
   * What it shows: a side of a card, what a verification needs, the seller's own picture, or what a message tells. A photo
   * of one kind cannot stand in for another.
   */
  kind: z.literal(['front', 'back', 'receipt', 'avatar', ...documentPhotoKinds, 'message']),
})
/** What a photo shows. */
export type UploadKind = z.infer<typeof uploadFormSchema>['kind']
