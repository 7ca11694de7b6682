import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { uploadIdSchema } from '../primitives/index.ts'
import { avatarSchema } from './avatar.schema.ts'

const calls = {
  /** The seller's own picture. */
  own: defineEndpoint({
    method: 'GET',
    path: '/bizuser/v1/bizUserInfo/avatar',
    summary: 'My picture',
    auth: 'bearer',
    data: avatarSchema,
  }),
  /** Takes a photo that was sent as `avatar` for the seller's picture, in place of the one before. Harmless when repeated. */
  set: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserInfo/avatar/set',
    summary: 'Set my picture',
    auth: 'bearer',
    body: z.object({ uploadId: uploadIdSchema }),
    data: avatarSchema,
    errors: ['photoMissing'],
  }),
  /** Takes the picture away; the photo is deleted within a day. Harmless when repeated. */
  remove: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserInfo/avatar/remove',
    summary: 'Take my picture away',
    auth: 'bearer',
    data: z.null(),
  }),
}

/** The calls of `avatars` under their own name, so that an editor shows it and not their schemas. */
export interface AvatarsEndpoints extends Readonly<typeof calls> {}

/** The picture that stands for a seller on their account. Operators see it beside the account. The paths are ours. */
export const avatars: AvatarsEndpoints = calls
