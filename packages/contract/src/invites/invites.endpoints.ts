import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { instantSchema, type Named, pageOf, pageQuerySchema } from '../primitives/index.ts'

const friendFields = z.object({
  /** First name and initial, or what of it may be told; null where the account is closed. */
  name: z.nullable(z.string()),
  /** When the account was opened. */
  joinedTime: instantSchema,
  /** Whether a verification of theirs was accepted. */
  isVerified: z.boolean(),
  /** Whether a card of theirs was paid. */
  hasSold: z.boolean(),
})
/** Somebody who opened an account with my code, and how far they came. */
export interface Friend extends z.infer<typeof friendFields> {}
/** Somebody who opened an account with my code, and how far they came. */
export const friendSchema: Named<Friend, typeof friendFields.shape> = friendFields

const calls = {
  /** Who came by my invitation, newest first. */
  friends: defineEndpoint({
    method: 'GET',
    path: '/bizMarketing/invitation/friends',
    summary: 'Friends whom I invited',
    auth: 'bearer',
    query: pageQuerySchema,
    data: pageOf(friendSchema),
  }),
}

/** The calls of `invites` under their own name, so that an editor shows it and not their schemas. */
export interface InvitesEndpoints extends Readonly<typeof calls> {}

/** Friends who came by a seller's invitation. The path is ours. */
export const invites: InvitesEndpoints = calls
