import { photoKindSchema } from '@kaadi/contract/card-types'
import { uploadSchema } from '@kaadi/contract/uploads'
import * as z from 'zod/mini'

/** A photo of a draft: its id with the service, never the photo itself. */
export const draftPhotoSchema = z.object({
  /** Card and kind, such as `card-1:front`. */
  place: z.string(),
  kind: photoKindSchema,
  /** What the service has of it, without its short-lived address; left out while it is not sent yet. */
  upload: z.optional(z.omit(uploadSchema, { url: true })),
  /** A picture too small to read a code from, as a `data:` address. */
  thumbnail: z.optional(z.string()),
})

/** How long the service keeps a photo that no order took, in milliseconds. */
export const photosKeptMs = 24 * 3_600_000
