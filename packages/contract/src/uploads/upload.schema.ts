import * as z from 'zod/mini'
import { photoKindSchema } from '../card-types/card-type.schema.ts'
import { type Named, uploadIdSchema } from '../primitives/index.ts'

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
export const uploadFormSchema = z.object({ kind: photoKindSchema })
