import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { cardOrderIdSchema, keyedPageOf } from '../primitives/index.ts'
import { uploadSchema } from '../uploads/upload.schema.ts'
import { comparedPhotoSchema } from './check.schema.ts'
import {
  decideRequestSchema,
  deskCancelSchema,
  deskEventSchema,
  deskHandOverSchema,
  deskOrderSchema,
  deskQueueQuerySchema,
  deskQueueRowSchema,
  deskStatsSchema,
  leaseSchema,
  offerPriceSchema,
  revealedCodeSchema,
  revealPurposeSchema,
  skillSchema,
} from './desk.schema.ts'
import { balanceNoteSchema } from './finding.schema.ts'

const reviewers = ['reviewer', 'senior', 'admin'] as const
const order = z.object({ giftOrderId: cardOrderIdSchema })
const leased = z.object({ giftOrderId: cardOrderIdSchema, leaseToken: z.string() })

const calls = {
  /**
   * Orders by due time: filtered, sorted, searched and paged by the service. `previous` and `cursor` lead to the pages
   * before and after.
   */
  queue: defineEndpoint({
    method: 'GET',
    path: '/ops/desk/queue',
    summary: 'Orders to review',
    auth: 'operator',
    roles: reviewers,
    query: deskQueueQuerySchema,
    data: keyedPageOf(deskQueueRowSchema),
  }),
  /** How many orders and withdrawals wait. */
  stats: defineEndpoint({
    method: 'GET',
    path: '/ops/desk/stats',
    summary: 'How much waits',
    auth: 'operator',
    data: deskStatsSchema,
  }),
  /**
   * One order as a reviewer sees it: card codes masked, photos by signed addresses while the caller's session holds it,
   * what is known about the seller. It gives that session its claim, so that a reload or a second tab goes on.
   * Nobody reads an order of their own here.
   */
  order: defineEndpoint({
    method: 'GET',
    path: '/ops/desk/order',
    summary: 'One order, for review',
    auth: 'operator',
    roles: reviewers,
    query: order,
    data: deskOrderSchema,
    errors: ['notFound', 'ownOrder'],
  }),
  /**
   * What changes at the desk, as it happens (server-sent events). An event only says where to look again; after a gap one
   * without an id says: everywhere.
   */
  events: defineEndpoint({
    method: 'GET',
    path: '/ops/desk/events',
    summary: 'What changes at the desk',
    auth: 'operator',
    roles: reviewers,
    data: deskEventSchema,
    replies: 'event-stream',
  }),
  /**
   * Takes an order under a lease that belongs to the caller's session. Under a claim of that session it only renews it.
   * Whoever takes one is at work (`shifts`). With `fromMyOtherSession` a claim of the caller's in another session, perhaps one that is lost, ends and begins here.
   */
  claim: defineEndpoint({
    method: 'POST',
    path: '/ops/desk/claim',
    summary: 'Claim an order',
    auth: 'operator',
    roles: reviewers,
    body: z.extend(order, { fromMyOtherSession: z.optional(z.boolean()) }),
    data: deskOrderSchema,
    idempotencyKey: true,
    errors: [
      'claimedByAnother',
      'orderNotWaiting',
      'secondReviewerNeeded',
      'seniorNeeded',
      'ownOrder',
      'notFound',
    ],
  }),
  /**
   * Takes the most urgent order that waits for a verdict which the caller may give, the first or another one, and is not their
   * own; null where none does. For who is at work (`shifts`).
   * What the caller's session holds already comes first, under the claim that it has, and not those in `except`: orders
   * whose decision is on its way. With a `skill` only what fits it is dealt, and what is past its promise.
   */
  takeNext: defineEndpoint({
    method: 'POST',
    path: '/ops/desk/takeNext',
    summary: 'Claim the next order',
    auth: 'operator',
    roles: reviewers,
    body: z.object({
      except: z.optional(z.array(cardOrderIdSchema).check(z.maxLength(100))),
      skill: z.optional(skillSchema),
    }),
    data: z.nullable(deskOrderSchema),
    idempotencyKey: true,
    errors: ['notWorking'],
  }),
  /** Keeps a claim alive while the reviewer works. */
  renew: defineEndpoint({
    method: 'POST',
    path: '/ops/desk/renew',
    audited: 'refused',
    summary: 'Keep a claim',
    auth: 'operator',
    roles: reviewers,
    body: z.object(leased.shape),
    data: leaseSchema,
    errors: ['claimLost'],
  }),
  /** Gives an order back to the queue, at the place it had. */
  release: defineEndpoint({
    method: 'POST',
    path: '/ops/desk/release',
    summary: 'Give an order back to the queue',
    auth: 'operator',
    roles: reviewers,
    body: z.object(leased.shape),
    data: z.null(),
    idempotencyKey: true,
    errors: ['claimLost'],
  }),
  /**
   * Gives an order to a colleague who is at work and may decide it, with a note. Their claim begins at once, in the session
   * that they work in, and the caller's is over.
   */
  handOver: defineEndpoint({
    method: 'POST',
    path: '/ops/desk/handOver',
    summary: 'Hand an order over',
    auth: 'operator',
    roles: reviewers,
    body: deskHandOverSchema,
    data: deskOrderSchema,
    idempotencyKey: true,
    errors: ['notFound', 'claimLost', 'colleagueNotWorking', 'colleagueCannotDecide'],
  }),
  /**
   * Shows a card code under a live claim, for one of the purposes of `revealPurposes`. Each showing is written on a log
   * that the seller reads. How many an operator may open in an hour is the host's setting: 240 unless changed.
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
      purpose: revealPurposeSchema,
    }),
    data: revealedCodeSchema,
    idempotencyKey: true,
    replyIsKept: false,
    errors: ['claimLost', 'revealLimitReached', 'ownOrder', 'notFound'],
  }),
  /**
   * Shows the photos of other orders that are the same as one of this order, or nearly, under a live claim: their addresses
   * answer while it lasts. Each showing is written on the log that the other order's seller reads.
   */
  comparePhotos: defineEndpoint({
    method: 'POST',
    path: '/ops/desk/comparePhotos',
    summary: 'Show photos that were sent before',
    auth: 'operator',
    roles: reviewers,
    body: z.object(leased.shape),
    data: z.array(comparedPhotoSchema),
    idempotencyKey: true,
    replyIsKept: false,
    errors: ['claimLost', 'ownOrder', 'notFound'],
  }),
  /**
   * Enters the code that the reviewer read on a photo, so that the card has a fingerprint. Entered again it takes the place
   * of the code before, until the card is paid or redeemed. A code that the seller typed stays.
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
    errors: [
      'claimLost',
      'cardCodeMalformed',
      'codeOfOtherCard',
      'cardAlreadySubmitted',
      'ownOrder',
      'notFound',
    ],
  }),
  /**
   * Writes down what the issuer's balance page said of a card, with a picture of it: a finding, whether the card is paid
   * or not. It shows a verdict that it fits (`findingShows`), which then needs no other evidence.
   */
  noteBalance: defineEndpoint({
    method: 'POST',
    path: '/ops/desk/noteBalance',
    summary: 'Write down a balance',
    auth: 'operator',
    roles: reviewers,
    body: balanceNoteSchema,
    data: deskOrderSchema,
    idempotencyKey: true,
    errors: ['claimLost', 'ownOrder', 'notFound'],
  }),
  /** Stores a picture as evidence. Multipart like a seller's photo. */
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
  /** Every price of the order's brand as it was when the order was quoted: what a card of it can be offered at. */
  offerPrices: defineEndpoint({
    method: 'GET',
    path: '/ops/desk/offerPrices',
    summary: 'Prices for another value or class',
    auth: 'operator',
    roles: reviewers,
    query: order,
    data: z.array(offerPriceSchema),
    errors: ['notFound', 'ownOrder'],
  }),
  /**
   * Decides every card of an order. Where one reviewer is not enough (a high amount, quoted or offered, a hard verdict, an offer far from its quote) the
   * verdict waits for another reviewer (status 4), who gives their own without seeing it; where that pays much more, for a senior, who judges blind too. Otherwise its result and its one credit follow (`decideOrderStatus`). A refusal needs a
   * reason and evidence, and so does another price. Ledger, order, notification and live event are written in one transaction.
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
      'cardRedeemed',
      'claimLost',
      'orderNotWaiting',
      'evidenceMissing',
      'cardCodeNeeded',
      'codeNotOpened',
      'cardAlreadySubmitted',
      'ownOrder',
      'offerNotPriced',
      'faceValueOutOfRange',
      'secondReviewerNeeded',
      'seniorNeeded',
    ],
  }),
  /**
   * Ends an order that is under the caller's claim and that nothing is wrong with: its brand is not bought any more, or it was
   * sent by mistake. Nobody is blamed: it counts as no refusal, the codes are destroyed, and a coupon comes back.
   */
  cancel: defineEndpoint({
    method: 'POST',
    path: '/ops/desk/cancel',
    summary: 'Cancel an order for the desk',
    auth: 'operator',
    roles: reviewers,
    body: deskCancelSchema,
    data: deskOrderSchema,
    idempotencyKey: true,
    errors: ['cardRedeemed', 'notFound', 'claimLost', 'ownOrder'],
  }),
}

/** The calls of `desk` under their own name, so that an editor shows it and not their schemas. */
export interface DeskEndpoints extends Readonly<typeof calls> {}

/** The reviewers' desk. The paths are decision 46. */
export const desk: DeskEndpoints = calls
