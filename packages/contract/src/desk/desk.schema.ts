import * as z from 'zod/mini'
import { cardOrderSchema, cardOrderSummarySchema } from '../card-orders/card-order.schema.ts'
import { cardStatus } from '../card-orders/card-order.status.ts'
import {
  amountSchema,
  cardOrderIdSchema,
  instantSchema,
  pageQueryFields,
  uploadIdSchema,
} from '../primitives/index.ts'

/** Something that the automatic checks noticed before a person looked. It never decides by itself. */
export const deskFlagSchema = z.object({
  kind: z.literal(['duplicateOther', 'duplicateImage', 'resubmission', 'firstOrder', 'highValue']),
  text: z.string(),
})

/** A line of the reviewers' queue. */
export const deskQueueRowSchema = z.object({
  ...cardOrderSummarySchema.shape,
  sellerName: z.string(),
  sellerLevel: z.int(),
  claimedBy: z.nullable(z.string()),
  claimedByMe: z.boolean(),
  flags: z.array(deskFlagSchema),
})
/** A line of the reviewers' queue. */
export type DeskQueueRow = z.infer<typeof deskQueueRowSchema>

/** Which part of the queue, and which page of it. */
export const deskQueueQuerySchema = z.object({
  ...pageQueryFields,
  /** `waiting`: everything undecided; `mine`: claimed by the caller; `decided`: the caller's decisions, newest first. */
  view: z._default(z.literal(['waiting', 'mine', 'decided']), 'waiting'),
})

/** A claim is a lease of five minutes; each renewal starts it afresh. Every decision carries its token. */
export const leaseSchema = z.object({
  leaseToken: z.string(),
  leaseExpiresTime: instantSchema,
  serverTime: instantSchema,
})
/** A reviewer's claim on an order. */
export type Lease = z.infer<typeof leaseSchema>

/** One order as a reviewer sees it: what the seller sees, the seller, flags and the claim. */
export const deskOrderSchema = z.object({
  order: cardOrderSchema,
  seller: z.object({
    name: z.string(),
    level: z.int(),
    countryCode: z.string(),
    memberSince: instantSchema,
    ordersPaid: z.int(),
    ordersRefused: z.int(),
  }),
  flags: z.array(deskFlagSchema),
  claimedBy: z.nullable(z.string()),
  lease: z.nullable(leaseSchema),
})
/** One order as a reviewer sees it. */
export type DeskOrder = z.infer<typeof deskOrderSchema>

/** A picture that shows why a card was not accepted: one of the seller's own, or one that the reviewer uploaded. */
export const evidenceInputSchema = z.object({
  uploadId: uploadIdSchema,
  note: z.string().check(z.minLength(3), z.maxLength(300)),
})

/** Verdicts that a reviewer can give now; counter-offers (2, 3) and duplicates (7, 8) come with their flows. */
export const deskVerdicts = [
  cardStatus.valid,
  cardStatus.unreadable,
  cardStatus.used,
  cardStatus.notActivated,
  cardStatus.duplicateOwn,
  cardStatus.unsupported,
] as const

/** A verdict on one card: accepted, or refused with a reason and evidence. */
export const cardDecisionSchema = z.object({
  cardId: z.string(),
  verdict: z.literal([...deskVerdicts]),
  /** Needed for every verdict but valid (`reasons` of card-orders). */
  reasonCode: z.optional(z.int()),
  evidence: z._default(z.array(evidenceInputSchema).check(z.maxLength(6)), []),
})
/** A verdict on one card, as a caller gives it. */
export type CardDecision = z.input<typeof cardDecisionSchema>

/** A verdict on each card of an order, under a live claim. */
export const decideRequestSchema = z.object({
  giftOrderId: cardOrderIdSchema,
  leaseToken: z.string(),
  cards: z.array(cardDecisionSchema).check(z.minLength(1)),
})
/** What a reviewer sends to decide an order. */
export type DecideRequest = z.input<typeof decideRequestSchema>

/** A card code in full, shown once and logged. */
export const revealedCodeSchema = z.object({
  code: z.string(),
  cardPin: z.nullable(z.string()),
  time: instantSchema,
})

/** How many orders and withdrawals wait; the amount in naira. */
export const deskStatsSchema = z.object({
  waiting: z.int(),
  overdue: z.int(),
  claimed: z.int(),
  decidedToday: z.int(),
  payoutsWaiting: z.int(),
  payoutsWaitingAmount: amountSchema,
})
/** How much waits, for the head of the console. */
export type DeskStats = z.infer<typeof deskStatsSchema>
