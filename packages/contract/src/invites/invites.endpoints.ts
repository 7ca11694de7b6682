import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import {
  amountSchema,
  currencyIdSchema,
  instantSchema,
  type Named,
  pageOf,
  pageQuerySchema,
} from '../primitives/index.ts'

const friendProgressFields = z.object({
  soldAmount: amountSchema,
  /** From which on there is a reward. */
  sellAmount: amountSchema,
  currencyId: currencyIdSchema,
})
/** What a friend was paid for cards, of what is asked, in the wallet in which they are furthest. */
export interface FriendProgress extends z.infer<typeof friendProgressFields> {}
/** What a friend was paid for cards, of what is asked, in the wallet in which they are furthest. */
export const friendProgressSchema: Named<FriendProgress, typeof friendProgressFields.shape> =
  friendProgressFields

const friendRewardFields = z.object({
  amount: amountSchema,
  currencyId: currencyIdSchema,
  /** It matures, and then is credited or withheld. */
  status: z.enum(['maturing', 'credited', 'withheld']),
  /** Not paid before; later where the friend has no bank account yet, or the day's most was reached. */
  maturesTime: instantSchema,
  /** The class of the reason: the account looks like another person's, has sold less, or is closed. */
  withheldFor: z.nullable(z.enum(['linked', 'soldLess', 'closed'])),
})
/** What I get for a friend. */
export interface FriendReward extends z.infer<typeof friendRewardFields> {}
/** What I get for a friend. */
export const friendRewardSchema: Named<FriendReward, typeof friendRewardFields.shape> = friendRewardFields

const inviteTermsFields = z.object({
  inviterAmount: amountSchema,
  friendAmount: amountSchema,
  /** What the friend must be paid for cards. */
  sellAmount: amountSchema,
  /** From there until it is paid. */
  maturesDays: z.int(),
})
/** What is given for a friend, in the seller's currency. */
export interface InviteTerms extends z.infer<typeof inviteTermsFields> {}
/** What is given for a friend, in the seller's currency. */
export const inviteTermsSchema: Named<InviteTerms, typeof inviteTermsFields.shape> = inviteTermsFields

const inviteSummaryFields = z.object({
  /** The wallet that rewards go to. */
  currencyId: currencyIdSchema,
  earned: amountSchema,
  /** Promised, and not paid yet. */
  pending: amountSchema,
  /** Null where nothing is given for a friend. */
  terms: z.nullable(inviteTermsSchema),
})
/** What inviting brings, and has brought. */
export interface InviteSummary extends z.infer<typeof inviteSummaryFields> {}
/** What inviting brings, and has brought. */
export const inviteSummarySchema: Named<InviteSummary, typeof inviteSummaryFields.shape> = inviteSummaryFields

const friendFields = z.object({
  /** First name and initial, or what of it may be told; null where the account is closed. */
  name: z.nullable(z.string()),
  /** When the account was opened. */
  joinedTime: instantSchema,
  /** Whether a verification of theirs was accepted. */
  isVerified: z.boolean(),
  /** Whether a card of theirs was paid. */
  hasSold: z.boolean(),
  /** Null where nothing is given for a friend. */
  progress: z.nullable(friendProgressSchema),
  /** From the moment on in which the friend has sold enough. */
  reward: z.nullable(friendRewardSchema),
})
/** Somebody who opened an account with my code, and how far they came. */
export interface Friend extends z.infer<typeof friendFields> {}
/** Somebody who opened an account with my code, and how far they came. */
export const friendSchema: Named<Friend, typeof friendFields.shape> = friendFields

const calls = {
  /** What is given for a friend, and what it has brought. */
  summary: defineEndpoint({
    method: 'GET',
    path: '/bizMarketing/invitation/summary',
    summary: 'What inviting brings',
    auth: 'bearer',
    data: inviteSummarySchema,
  }),
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
