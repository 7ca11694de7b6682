import * as z from 'zod/mini'
import { revealedCodeSchema } from '../desk/desk.schema.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { keyedPageOf, recheckIdSchema } from '../primitives/index.ts'
import {
  blindRecheckSchema,
  myRechecksSchema,
  recheckAnswerSchema,
  recheckDecisionSchema,
  recheckListQuerySchema,
  recheckRowSchema,
} from './recheck.schema.ts'

const reviewers = ['reviewer', 'senior', 'admin'] as const
const seniors = ['senior', 'admin'] as const

const calls = {
  /** How many decided orders wait for a blind look by the caller, and the one that they have. */
  mine: defineEndpoint({
    method: 'GET',
    path: '/ops/rechecks/mine',
    summary: 'Blind looks for me',
    auth: 'operator',
    roles: reviewers,
    data: myRechecksSchema,
  }),
  /**
   * Deals the oldest decided order that the caller did not judge and whose seller they are not, for a quarter of an hour; null
   * where none waits. Nobody chooses which. Whoever has one already keeps it longer. The seller reads who saw the photos.
   */
  takeNext: defineEndpoint({
    method: 'POST',
    path: '/ops/rechecks/takeNext',
    summary: 'Take the next blind look',
    auth: 'operator',
    roles: reviewers,
    body: z.object({}),
    data: z.nullable(blindRecheckSchema),
    idempotencyKey: true,
  }),
  /** Gives it back: somebody else is dealt it. */
  giveBack: defineEndpoint({
    method: 'POST',
    path: '/ops/rechecks/giveBack',
    summary: 'Give a blind look back',
    auth: 'operator',
    roles: reviewers,
    body: z.object({ recheckId: recheckIdSchema }),
    data: z.null(),
    idempotencyKey: true,
    errors: ['recheckNotHeld'],
  }),
  /** Shows a card code to whoever has the look. Each showing is written on the log that the seller reads, as a second look. */
  reveal: defineEndpoint({
    method: 'POST',
    path: '/ops/rechecks/reveal',
    summary: 'Show a card code for a blind look',
    auth: 'operator',
    roles: reviewers,
    body: z.object({ recheckId: recheckIdSchema, cardId: z.string() }),
    data: revealedCodeSchema,
    idempotencyKey: true,
    replyIsKept: false,
    errors: ['recheckNotHeld', 'revealLimitReached', 'notFound'],
  }),
  /**
   * Says what the caller finds of each card, and answers what was found the first time. Neither the order nor any money moves:
   * whether both agree is written down, and a senior is told where they do not.
   */
  decide: defineEndpoint({
    method: 'POST',
    path: '/ops/rechecks/decide',
    summary: 'Judge a decided order blind',
    auth: 'operator',
    roles: reviewers,
    body: recheckDecisionSchema,
    data: recheckRowSchema,
    idempotencyKey: true,
    errors: ['recheckNotHeld', 'codeNotOpened', 'invalidInput'],
  }),
  /** Looks that were made: by state, newest first, paged by the service. */
  list: defineEndpoint({
    method: 'GET',
    path: '/ops/rechecks/list',
    summary: 'What blind looks found',
    auth: 'operator',
    roles: seniors,
    query: recheckListQuerySchema,
    data: keyedPageOf(recheckRowSchema),
  }),
  /** Says what came of a look that differed. The order itself is put right by a reversal or an appeal, where it has to be. */
  answer: defineEndpoint({
    method: 'POST',
    path: '/ops/rechecks/answer',
    summary: 'Answer a look that differed',
    auth: 'operator',
    roles: seniors,
    body: recheckAnswerSchema,
    data: recheckRowSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder', 'ownVerdict', 'recheckAnswered'],
  }),
}

/** The calls of `rechecks` under their own name, so that an editor shows it and not their schemas. */
export interface RechecksEndpoints extends Readonly<typeof calls> {}

/** Blind looks at decided orders. The paths are decision 130. */
export const rechecks: RechecksEndpoints = calls
