import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { uploadIdSchema } from '../primitives/index.ts'
import { uploadFormSchema, uploadSchema } from './upload.schema.ts'

const calls = {
  /**
   * Stores one photo: JPEG, PNG, WebP or AVIF of at most 5 MB. It is decoded, turned upright, scaled to at most 2048
   * pixels, written anew without metadata, and stored encrypted. HEIC is refused (`notAnImage`): a client converts it
   * where it can. Unused photos are deleted after 24 hours.
   */
  create: defineEndpoint({
    method: 'POST',
    path: '/object/upload',
    summary: 'Send a photo',
    auth: 'bearer',
    encoding: 'multipart',
    body: uploadFormSchema,
    data: uploadSchema,
    idempotencyKey: true,
    errors: ['notAnImage', 'fileTooLarge', 'uploadStorageFull', 'tooManyRequests'],
  }),
  /** A stored picture, by the signed address that another call gave. */
  read: defineEndpoint({
    method: 'GET',
    path: '/object/read',
    summary: 'Read a photo',
    auth: 'none',
    query: z.object({
      id: uploadIdSchema,
      /** End of the address's life, seconds since 1970. */
      expires: z.coerce.number<string | number>().check(z.int()),
      viewer: z.string().check(z.maxLength(80)),
      signature: z.string().check(z.maxLength(100)),
    }),
    data: z.unknown(),
    replies: 'file',
    errors: ['notFound'],
  }),
}

/** The calls of `uploads` under their own name, so that an editor shows it and not their schemas. */
export interface UploadsEndpoints extends Readonly<typeof calls> {}

/** Photos. Paths with `/object` carry no `/api` prefix (specification, section 7). */
export const uploads: UploadsEndpoints = calls
