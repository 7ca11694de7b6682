import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { cardOrderIdSchema, pageOf } from '../primitives/index.ts'
import { uploadSchema } from '../uploads/upload.schema.ts'
import {
  decideRequestSchema,
  deskOrderSchema,
  deskQueueQuerySchema,
  deskQueueRowSchema,
  deskStatsSchema,
  leaseSchema,
  revealedCodeSchema,
} from './desk.schema.ts'

const reviewers = ['reviewer', 'senior', 'admin'] as const
const order = z.object({ giftOrderId: cardOrderIdSchema })
const leased = z.object({ giftOrderId: cardOrderIdSchema, leaseToken: z.string() })

/** The reviewers' desk. The paths are ours (design, "The desk"). */
export const desk = {
  /**
   * Orders by due time.
   *
   * Units: payouts and credits are decimal strings in the order's wallet currency, face values in the card's own; times
   * ISO 8601 in UTC.
   * Errors: the general ones.
   * Source: ours (design, "The desk").
   */
  queue: defineEndpoint({
    method: 'GET',
    path: '/ops/desk/queue',
    summary: 'Orders to review',
    auth: 'operator',
    roles: reviewers,
    query: deskQueueQuerySchema,
    data: pageOf(deskQueueRowSchema),
  }),
  /**
   * How many orders and withdrawals wait.
   *
   * Units: the amount is a decimal string in naira.
   * Errors: the general ones.
   * Source: ours (design, "The desk").
   */
  stats: defineEndpoint({
    method: 'GET',
    path: '/ops/desk/stats',
    summary: 'How much waits',
    auth: 'operator',
    data: deskStatsSchema,
  }),
  /**
   * One order as a reviewer sees it: card codes masked, photos by signed addresses, what is known about the seller.
   *
   * Units: payouts and credits are decimal strings in the order's wallet currency, face values in the card's own; times
   * ISO 8601 in UTC.
   * Errors: `notFound`.
   * Source: ours (design, "The desk").
   */
  order: defineEndpoint({
    method: 'GET',
    path: '/ops/desk/order',
    summary: 'One order, for review',
    auth: 'operator',
    roles: reviewers,
    query: order,
    data: deskOrderSchema,
    errors: ['notFound'],
  }),
  /**
   * Takes an order under a lease.
   *
   * Units: payouts and credits are decimal strings in the order's wallet currency, face values in the card's own; times
   * ISO 8601 in UTC.
   * Errors: `claimedByAnother` (`details.claimedBy`), `orderNotWaiting`, `ownOrder`, `notFound`.
   * Source: ours (design, "The desk").
   */
  claim: defineEndpoint({
    method: 'POST',
    path: '/ops/desk/claim',
    summary: 'Claim an order',
    auth: 'operator',
    roles: reviewers,
    body: order,
    data: deskOrderSchema,
    idempotencyKey: true,
    errors: ['claimedByAnother', 'orderNotWaiting', 'ownOrder', 'notFound'],
  }),
  /**
   * Keeps a claim alive while the reviewer works.
   *
   * Units: times ISO 8601 in UTC.
   * Errors: `claimLost`.
   * Source: ours (design, "The desk").
   */
  renew: defineEndpoint({
    method: 'POST',
    path: '/ops/desk/renew',
    summary: 'Keep a claim',
    auth: 'operator',
    roles: reviewers,
    body: leased,
    data: leaseSchema,
    errors: ['claimLost'],
  }),
  /**
   * Gives an order back to the queue, at the place it had.
   *
   * Errors: `claimLost`.
   * Source: ours (design, "The desk").
   */
  release: defineEndpoint({
    method: 'POST',
    path: '/ops/desk/release',
    summary: 'Give an order back to the queue',
    auth: 'operator',
    roles: reviewers,
    body: leased,
    data: z.null(),
    idempotencyKey: true,
    errors: ['claimLost'],
  }),
  /**
   * Shows a card code under a live claim. Each showing is written on a log that the seller reads; at most 60 an hour.
   *
   * Units: times ISO 8601 in UTC.
   * Errors: `claimLost`, `revealLimitReached`, `notFound`.
   * Source: ours (design, "The desk").
   */
  reveal: defineEndpoint({
    method: 'POST',
    path: '/ops/desk/reveal',
    summary: 'Show a card code',
    auth: 'operator',
    roles: reviewers,
    body: z.object({
      ...leased.shape,
      cardId: z.string(),
      purpose: z.string().check(z.minLength(3), z.maxLength(120)),
    }),
    data: revealedCodeSchema,
    idempotencyKey: true,
    errors: ['claimLost', 'revealLimitReached', 'notFound'],
  }),
  /**
   * Enters the code that the reviewer read on a photo, so that the card has a fingerprint.
   *
   * Units: payouts and credits are decimal strings in the order's wallet currency, face values in the card's own; times
   * ISO 8601 in UTC.
   * Errors: `claimLost`, `cardCodeMalformed`, `cardAlreadySubmitted`.
   * Source: ours (design, "The desk").
   */
  enterCode: defineEndpoint({
    method: 'POST',
    path: '/ops/desk/enterCode',
    summary: 'Enter a code read from a photo',
    auth: 'operator',
    roles: reviewers,
    body: z.object({
      ...leased.shape,
      cardId: z.string(),
      code: z.string().check(z.minLength(4), z.maxLength(64)),
    }),
    data: deskOrderSchema,
    idempotencyKey: true,
    errors: ['claimLost', 'cardCodeMalformed', 'cardAlreadySubmitted'],
  }),
  /**
   * Stores a picture as evidence. Multipart like a seller's photo.
   *
   * Units: sizes in pixels and bytes.
   * Errors: `notAnImage`, `fileTooLarge`, `uploadStorageFull`.
   * Source: ours (design, "The desk").
   */
  uploadEvidence: defineEndpoint({
    method: 'POST',
    path: '/object/ops/evidence',
    summary: 'Send a picture as evidence',
    auth: 'operator',
    roles: reviewers,
    encoding: 'multipart',
    body: z.object({ giftOrderId: cardOrderIdSchema }),
    data: uploadSchema,
    idempotencyKey: true,
    errors: ['notAnImage', 'fileTooLarge', 'uploadStorageFull'],
  }),
  /**
   * Decides every card of an order; its result and its one credit follow (`decideOrderStatus`). A refusal needs a
   * reason and evidence. Ledger, order, notification and live event are written in one transaction.
   *
   * Units: payouts and credits are decimal strings in the order's wallet currency, face values in the card's own; times
   * ISO 8601 in UTC.
   * Errors: `claimLost`, `orderNotWaiting`, `evidenceMissing`, `cardCodeNeeded`, `cardAlreadySubmitted`, `ownOrder`.
   * Source: ours (design, "The desk").
   */
  decide: defineEndpoint({
    method: 'POST',
    path: '/ops/desk/decide',
    summary: 'Decide an order',
    auth: 'operator',
    roles: reviewers,
    body: decideRequestSchema,
    data: deskOrderSchema,
    idempotencyKey: true,
    errors: [
      'claimLost',
      'orderNotWaiting',
      'evidenceMissing',
      'cardCodeNeeded',
      'cardAlreadySubmitted',
      'ownOrder',
    ],
  }),
}
