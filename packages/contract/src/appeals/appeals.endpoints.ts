import * as z from 'zod/mini'
import { revealedCodeSchema, revealPurposeSchema } from '../desk/desk.schema.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { appealIdSchema, keyedPageOf } from '../primitives/index.ts'
import {
  appealCaseSchema,
  appealDecisionSchema,
  appealQueueQuerySchema,
  appealRowSchema,
} from './appeal.schema.ts'

const seniors = ['senior', 'admin'] as const
/** Made for each call anew: one that several share has no name in the reference. */
const one = () => z.object({ appealId: appealIdSchema })

const calls = {
  /** Appeals that wait, or those that were decided: paged by the service. */
  queue: defineEndpoint({
    method: 'GET',
    path: '/ops/appeals/queue',
    summary: 'Appeals to judge',
    auth: 'operator',
    roles: seniors,
    query: appealQueueQuerySchema,
    data: keyedPageOf(appealRowSchema),
  }),
  /** One appeal with its order. */
  detail: defineEndpoint({
    method: 'GET',
    path: '/ops/appeals/detail',
    summary: 'One appeal',
    auth: 'operator',
    roles: seniors,
    query: one(),
    data: appealCaseSchema,
    errors: ['notFound', 'ownOrder'],
  }),
  /**
   * Takes an appeal for half an hour; one that the caller has already is kept longer. Whoever gave the first verdict cannot.
   * Whoever takes it sees the photos, which the seller reads.
   */
  take: defineEndpoint({
    method: 'POST',
    path: '/ops/appeals/take',
    summary: 'Take an appeal',
    auth: 'operator',
    roles: seniors,
    body: one(),
    data: appealCaseSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder', 'ownVerdict', 'appealTaken', 'appealEnded'],
  }),
  /** Gives an appeal back. */
  giveBack: defineEndpoint({
    method: 'POST',
    path: '/ops/appeals/giveBack',
    summary: 'Give an appeal back',
    auth: 'operator',
    roles: seniors,
    body: one(),
    data: appealCaseSchema,
    idempotencyKey: true,
    errors: ['notFound', 'appealNotHeld'],
  }),
  /** Shows a card code to whoever has the appeal. Each showing is written on the log that the seller reads. */
  reveal: defineEndpoint({
    method: 'POST',
    path: '/ops/appeals/reveal',
    summary: 'Show a card code for an appeal',
    auth: 'operator',
    roles: seniors,
    body: z.object({ appealId: appealIdSchema, cardId: z.string(), purpose: revealPurposeSchema }),
    data: revealedCodeSchema,
    idempotencyKey: true,
    replyIsKept: false,
    errors: ['appealNotHeld', 'revealLimitReached', 'notFound'],
  }),
  /** Enters the code that the senior read on a photo, also in place of one that the desk typed before. */
  enterCode: defineEndpoint({
    method: 'POST',
    path: '/ops/appeals/enterCode',
    summary: 'Enter a code for an appeal',
    auth: 'operator',
    roles: seniors,
    body: z.object({
      appealId: appealIdSchema,
      cardId: z.string(),
      code: z.string().check(z.minLength(4), z.maxLength(64)),
    }),
    data: appealCaseSchema,
    idempotencyKey: true,
    errors: ['appealNotHeld', 'cardCodeMalformed', 'codeOfOtherCard', 'cardAlreadySubmitted', 'notFound'],
  }),
  /**
   * Pays the cards that are valid after all, as the quote promised, or refuses for good. The coupon pays its part where it
   * is still there; used elsewhere meanwhile, the order is paid without it (status 11).
   */
  decide: defineEndpoint({
    method: 'POST',
    path: '/ops/appeals/decide',
    summary: 'Decide an appeal',
    auth: 'operator',
    roles: seniors,
    body: appealDecisionSchema,
    data: appealCaseSchema,
    idempotencyKey: true,
    errors: [
      'notFound',
      'ownOrder',
      'appealNotHeld',
      'appealEnded',
      'codeNotOpened',
      'cardCodeNeeded',
      'cardAlreadySubmitted',
      'invalidInput',
    ],
  }),
}

/** The calls of `appeals` under their own name, so that an editor shows it and not their schemas. */
export interface AppealsEndpoints extends Readonly<typeof calls> {}

/** Appeals at the desk. A seller makes one by `cardOrders.appeal`. */
export const appeals: AppealsEndpoints = calls
