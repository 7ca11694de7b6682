import * as z from 'zod/mini'
import { photoKindSchema } from '../card-types/index.ts'
import { partnerModeSchema } from '../partners/index.ts'
import { type Named, uploadIdSchema } from '../primitives/index.ts'

const partnerPhotoFormFields = z.object({
  /** What it shows of a card. */
  kind: photoKindSchema,
})
/** Fields of the multipart form beside its one `file`. */
export interface PartnerPhotoForm extends z.input<typeof partnerPhotoFormFields> {}
/** Fields of the multipart form beside its one `file`. */
export const partnerPhotoFormSchema: Named<
  z.infer<typeof partnerPhotoFormFields>,
  typeof partnerPhotoFormFields.shape,
  PartnerPhotoForm
> = partnerPhotoFormFields

const partnerPhotoFields = z.object({
  mode: partnerModeSchema,
  /** What a card names it by, in an order of the same mode. */
  uploadId: uploadIdSchema,
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
})
/** A photo that was taken in; sizes in pixels and bytes, as it was written anew. It has no address: a program cannot read it back. */
export interface PartnerPhoto extends z.infer<typeof partnerPhotoFields> {}
/** A photo that was taken in; sizes in pixels and bytes, as it was written anew. It has no address: a program cannot read it back. */
export const partnerPhotoSchema: Named<PartnerPhoto, typeof partnerPhotoFields.shape> = partnerPhotoFields
