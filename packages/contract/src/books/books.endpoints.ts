import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { passkeyRequestSchema } from '../passkeys/index.ts'
import { confirmationFields, confirmationRefusals } from '../payouts/payout.schema.ts'
import { keyedPageOf, pageQuerySchema } from '../primitives/index.ts'
import {
  bookIdSchema,
  bookReasonSchema,
  booksExceptionSchema,
  booksMatchSchema,
  booksStandingSchema,
  exceptionPageQuerySchema,
} from './book.schema.ts'

const roles = ['treasurer', 'senior', 'admin'] as const
const treasurers = ['treasurer', 'admin'] as const

const calls = {
  /** Whether payouts run; why not where they were stopped; and how the last match ended. */
  standing: defineEndpoint({
    method: 'GET',
    path: '/ops/books/standing',
    summary: 'How the books stand',
    auth: 'operator',
    roles,
    data: booksStandingSchema,
  }),
  /** Matches, newest first. */
  matches: defineEndpoint({
    method: 'GET',
    path: '/ops/books/matches',
    summary: 'Matches',
    auth: 'operator',
    roles,
    query: pageQuerySchema,
    data: keyedPageOf(booksMatchSchema),
  }),
  /** Matches orders, books and providers now. It goes on after the answer; `standing` tells how it ended. */
  match: defineEndpoint({
    method: 'POST',
    path: '/ops/books/match',
    summary: 'Match now',
    auth: 'operator',
    roles: treasurers,
    body: z.object({}),
    data: booksStandingSchema,
    idempotencyKey: true,
  }),
  /** What does not fit, with its owner and its age. */
  exceptions: defineEndpoint({
    method: 'GET',
    path: '/ops/books/exceptions',
    summary: 'Exceptions',
    auth: 'operator',
    roles,
    query: exceptionPageQuerySchema,
    data: keyedPageOf(booksExceptionSchema),
  }),
  /** Says that the caller looks after it: from now on they are its owner. What another has is taken over from them by their id. */
  take: defineEndpoint({
    method: 'POST',
    path: '/ops/books/exception/take',
    summary: 'Take an exception',
    auth: 'operator',
    roles: treasurers,
    body: z.object({
      exceptionId: bookIdSchema,
      /** Its `ownerId`, where it is taken over from them; left out where nobody has it. */
      from: z.optional(bookIdSchema),
    }),
    data: booksExceptionSchema,
    idempotencyKey: true,
    errors: ['exceptionClosed', 'exceptionTaken', 'notFound'],
  }),
  /** Closes what its owner has explained. The same thing is not raised again; another difference is. */
  close: defineEndpoint({
    method: 'POST',
    path: '/ops/books/exception/close',
    summary: 'Close an exception',
    auth: 'operator',
    roles: treasurers,
    body: z.object({ exceptionId: bookIdSchema, note: bookReasonSchema }),
    data: booksExceptionSchema,
    idempotencyKey: true,
    errors: ['exceptionClosed', 'exceptionNotYours', 'notFound'],
  }),
  /** Stops new payouts by hand. What is on its way goes on. */
  stop: defineEndpoint({
    method: 'POST',
    path: '/ops/books/stop',
    summary: 'Stop payouts',
    auth: 'operator',
    roles: treasurers,
    body: z.object({ reason: bookReasonSchema }),
    data: booksStandingSchema,
    idempotencyKey: true,
    errors: ['payoutsStopped'],
  }),
  /** The first of the two people who start payouts again. What was found after it makes it void: it is asked for anew. */
  askRestart: defineEndpoint({
    method: 'POST',
    path: '/ops/books/restart/ask',
    summary: 'Ask for a restart of payouts',
    auth: 'operator',
    roles: treasurers,
    body: z.object({ stopId: bookIdSchema, reason: bookReasonSchema }),
    data: booksStandingSchema,
    idempotencyKey: true,
    errors: ['payoutsRunning', 'exceptionsOpen', 'restartAsked'],
  }),
  /** Takes back what was asked for, by whoever asked or another; somebody else can ask then. What was signed of it counts no more. */
  dropRestart: defineEndpoint({
    method: 'POST',
    path: '/ops/books/restart/drop',
    summary: 'Take the request for a restart back',
    auth: 'operator',
    roles: treasurers,
    body: z.object({ stopId: bookIdSchema }),
    data: booksStandingSchema,
    idempotencyKey: true,
    errors: ['payoutsRunning', 'restartNotAsked'],
  }),
  /**
   * What the second person of a restart signs: the challenge is the SHA-256 of the stop that it ends, who stopped payouts, when and why,
   * who asked for the restart, when and why, and a nonce. It works once, for five minutes, and for as long as all that stays as it is.
   */
  restartChallenge: defineEndpoint({
    method: 'POST',
    path: '/ops/books/restart/challenge',
    summary: 'What the second person of a restart signs',
    auth: 'operator',
    roles: treasurers,
    body: z.object({ stopId: bookIdSchema }),
    data: passkeyRequestSchema,
    errors: [
      'passkeyNeeded',
      'passkeysNotHere',
      'confirmationOver',
      'payoutsRunning',
      'exceptionsOpen',
      'restartNotAsked',
      'restartOver',
      'ownRestart',
    ],
  }),
  /** The second person: another than the one who asked, with a passkey of their own. Payouts run from then on. */
  restart: defineEndpoint({
    method: 'POST',
    path: '/ops/books/restart',
    summary: 'Start payouts again',
    auth: 'operator',
    roles: treasurers,
    body: z.object({ stopId: bookIdSchema, ...confirmationFields }),
    data: booksStandingSchema,
    idempotencyKey: true,
    errors: [
      'payoutsRunning',
      'exceptionsOpen',
      'restartNotAsked',
      'restartOver',
      'ownRestart',
      ...confirmationRefusals,
    ],
  }),
}

/** The calls of `books` under their own name, so that an editor shows it and not their schemas. */
export interface BooksEndpoints extends Readonly<typeof calls> {}

/** The treasurer's books: the match of three sides, what does not fit, and the stop of payouts. The paths are ours. */
export const books: BooksEndpoints = calls
