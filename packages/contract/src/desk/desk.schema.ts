import * as z from 'zod/mini'
import { cardOrderSchema, cardOrderSummarySchema } from '../card-orders/card-order.schema.ts'
import { cardStatus } from '../card-orders/card-order.status.ts'
import { chosenRevealPurposes } from '../card-orders/reveal-purposes.ts'
import { cardFormSchema, receiptTypeSchema } from '../card-types/index.ts'
import {
  amountSchema,
  cardOrderIdSchema,
  catalogueIdSchema,
  currencyIdQuerySchema,
  eachPictureOnce,
  instantSchema,
  type Named,
  pageQueryFields,
  uploadIdSchema,
} from '../primitives/index.ts'
import { custodySchema } from '../redeemers/redeemer.schema.ts'
import { handOverSchema } from '../shifts/shift.schema.ts'
import { languageCodes } from '../users/user.schema.ts'
import { deskCheckSchema } from './check.schema.ts'
import { findingSchema } from './finding.schema.ts'

/** Something that the automatic checks noticed before a person looked. It never decides by itself. */
export const deskFlagSchema = z.object({
  kind: z.literal(['duplicateOther', 'duplicateImage', 'resubmission', 'firstOrder', 'highValue']),
  text: z.string(),
})

const deskQueueRowFields = z.object({
  ...cardOrderSummarySchema.shape,
  sellerName: z.string(),
  sellerLevel: z.int(),
  claimedBy: z.nullable(z.string()),
  claimedByMe: z.boolean(),
  /** The caller has given a verdict on it: its next look is another reviewer's. */
  judgedByMe: z.boolean(),
  /** It is of the caller's own account, or of one that is tied to theirs: who has it and what was noticed are left out. */
  ownOrder: z.boolean(),
  flags: z.array(deskFlagSchema),
  /** Who has its cards, and since when; null where they are with us. */
  atRedeemer: z.nullable(z.object({ redeemer: z.string(), time: instantSchema })),
})
/** A line of the reviewers' queue. */
export interface DeskQueueRow extends z.infer<typeof deskQueueRowFields> {}
/** A line of the reviewers' queue. */
export const deskQueueRowSchema: Named<DeskQueueRow, typeof deskQueueRowFields.shape> = deskQueueRowFields

/** Which part of the queue, in which order, and which page of it. */
export const deskQueueQuerySchema = z.object({
  ...pageQueryFields,
  /**
   * `waiting`: everything undecided; `mine`: claimed by the caller; `second`: what waits for a second reviewer; `sellers`: what waits for its seller, the end of their
   * time first; `redeemers`: what waits for a redeemer, the promise that ends first at the head; `decided`: the caller's decisions, newest first.
   */
  view: z._default(z.literal(['waiting', 'mine', 'second', 'sellers', 'redeemers', 'decided']), 'waiting'),
  /** The beginning of a trade number or of a seller's name, or the last five digits of a trade number. */
  search: z.optional(z.string().check(z.minLength(2), z.maxLength(80))),
  cardTypeId: z.optional(catalogueIdSchema),
  currencyId: z.optional(currencyIdQuerySchema),
  /** `late`: past its promise; `free`: with nobody. */
  only: z.optional(z.literal(['late', 'free'])),
  /** `time`: the promise, the end of the seller's time, or the decision where decided; `amount`: the payout, within each currency. */
  sort: z._default(z.literal(['time', 'amount']), 'time'),
  /** Left out: the oldest promise first, the newest decision first, amounts largest first. */
  direction: z.optional(z.literal(['ascending', 'descending'])),
})
/** Which part of the queue, with the defaults filled in. */
export interface DeskQueueQuery extends z.output<typeof deskQueueQuerySchema> {}

const skillFields = z.object({
  /** Brands; empty for all. */
  cardTypeIds: z.array(catalogueIdSchema).check(z.maxLength(100)),
  /** The most that the cards of one order come to, in the money that stands on them; null for any. */
  maxFaceValue: z.nullable(amountSchema),
  /** Languages that the seller speaks; empty for all. */
  languages: z.array(z.literal(languageCodes)).check(z.maxLength(languageCodes.length)),
})
/** What a reviewer knows well enough to be dealt. */
export interface Skill extends z.infer<typeof skillFields> {}
/** What a reviewer knows well enough to be dealt: by brand, value and language. */
export const skillSchema: Named<Skill, typeof skillFields.shape> = skillFields

const leaseFields = z.object({
  leaseToken: z.string(),
  leaseExpiresTime: instantSchema,
  serverTime: instantSchema,
})
/** A reviewer's claim on an order. */
export interface Lease extends z.infer<typeof leaseFields> {}
/**
 * A claim is a lease of five minutes; each renewal starts it afresh. It belongs to the session that made it: every tab of
 * that session is told the same token, another session of the same operator none. Every decision carries it.
 */
export const leaseSchema: Named<Lease, typeof leaseFields.shape> = leaseFields

const deskOrderFields = z.object({
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
  /** Every automatic check with its evidence; empty once it is decided, for whoever does not hold it. */
  checks: z.array(deskCheckSchema),
  /** Who holds a live claim on it. */
  claimedBy: z.nullable(z.string()),
  /** Whether that is the caller, in this session or in another one. */
  claimedByMe: z.boolean(),
  /** The claim of the caller's own session; null where that session holds none. */
  lease: z.nullable(leaseSchema),
  /**
   * That a second reviewer has to see it; null where one is enough. Until they have decided, everybody but who judged last sees
   * the order as if nobody had: no verdict, nobody's name and no reason.
   */
  second: z.nullable(
    z.object({
      firstBy: z.nullable(z.string()),
      /** Who judged second and would pay so much more that a senior decides; null where the second one decides. */
      secondBy: z.nullable(z.string()),
      byMe: z.boolean(),
      because: z.array(z.literal(['amount', 'verdict', 'offer', 'redeemed'])),
      /** Whether the first two gave every card the same verdict; null until they have. */
      agreed: z.nullable(z.boolean()),
    }),
  ),
  /** Who gave it to whom, with which note; the oldest first. */
  handOvers: z.array(handOverSchema),
  /** Which cards were handed to a redeemer, and came back; the oldest first. */
  custody: z.array(custodySchema),
  /** What issuers' balance pages and redeemers said of its cards; the oldest first. */
  findings: z.array(findingSchema),
  /** Cards whose code was opened, or typed from a photo, under the present claim: only these can be found valid. */
  openedCardIds: z.array(z.string()),
  /** Cards whose code the desk read off a photo: until such a card is paid, it can be typed again. */
  typedCardIds: z.array(z.string()),
})
/** One order as a reviewer sees it. */
export interface DeskOrder extends z.infer<typeof deskOrderFields> {}
/** One order as a reviewer sees it: what the seller sees, the seller, flags and the claim. */
export const deskOrderSchema: Named<DeskOrder, typeof deskOrderFields.shape> = deskOrderFields

/** A picture that shows why a card was not accepted: one of the seller's own, or one that the reviewer uploaded. */
export const evidenceInputSchema = z.object({
  uploadId: uploadIdSchema,
  note: z.string().check(z.minLength(3), z.maxLength(300)),
})

/** Verdicts that a reviewer can give. */
export const deskVerdicts = [
  cardStatus.valid,
  cardStatus.otherValue,
  cardStatus.otherClass,
  cardStatus.unreadable,
  cardStatus.used,
  cardStatus.notActivated,
  cardStatus.duplicateOwn,
  cardStatus.duplicateOther,
  cardStatus.unsupported,
] as const

/** What a card is instead of what was sent: another value, or what another price of the brand is for, or both. */
export const correctedCardSchema = z.object({
  /** One of `desk.offerPrices`; the order's own where it is left out. */
  priceId: z.optional(catalogueIdSchema),
  /** The order's own where it is left out. */
  faceValue: z.optional(amountSchema),
})

/** A price at which a card of the order can be offered: as the catalogue was when the order was quoted. */
export const offerPriceSchema = z.object({
  priceId: catalogueIdSchema,
  countryCode: z.string(),
  faceSymbol: z.string(),
  form: cardFormSchema,
  receiptType: receiptTypeSchema,
  minFace: amountSchema,
  maxFace: amountSchema,
  /** Payout in the order's currency for each unit of face value, before the level's bonus. */
  rate: amountSchema,
})

const cardDecisionFields = z.object({
  cardId: z.string(),
  verdict: z.literal([...deskVerdicts]),
  /** Needed for every verdict but valid (`reasons` of card-orders). */
  reasonCode: z.optional(z.int()),
  evidence: z._default(z.array(evidenceInputSchema).check(z.maxLength(6), eachPictureOnce()), []),
  /** Needed for another value (2) and another class (3), and for these alone. */
  corrected: z.optional(correctedCardSchema),
})
/** A verdict on one card, as a caller gives it. */
export interface CardDecision extends z.input<typeof cardDecisionFields> {}
/** A verdict on one card: accepted, or refused with a reason and evidence. */
export const cardDecisionSchema: Named<
  z.infer<typeof cardDecisionFields>,
  typeof cardDecisionFields.shape,
  CardDecision
> = cardDecisionFields

const decideRequestFields = z.object({
  giftOrderId: cardOrderIdSchema,
  leaseToken: z.string(),
  cards: z.array(cardDecisionSchema).check(z.minLength(1)),
})
/** What a reviewer sends to decide an order. */
export interface DecideRequest extends z.input<typeof decideRequestFields> {}
/** A verdict on each card of an order, under a live claim. */
export const decideRequestSchema: Named<
  z.infer<typeof decideRequestFields>,
  typeof decideRequestFields.shape,
  DecideRequest
> = decideRequestFields

/** To whom an order is given, and what they should know. */
export const deskHandOverSchema = z.object({
  giftOrderId: cardOrderIdSchema,
  leaseToken: z.string(),
  operatorId: z.string().check(z.maxLength(64)),
  note: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
})

/** An order that the desk does not buy, and why, as its seller reads it. */
export const deskCancelSchema = z.object({
  giftOrderId: cardOrderIdSchema,
  leaseToken: z.string(),
  words: z.string().check(z.trim(), z.minLength(10), z.maxLength(300)),
})

/** Why a code is opened: one of `revealPurposes`. */
export const revealPurposeSchema = z.literal(chosenRevealPurposes)

/** A card code in full, shown once and logged. */
export const revealedCodeSchema = z.object({
  code: z.string(),
  cardPin: z.nullable(z.string()),
  time: instantSchema,
})

const deskStatsFields = z.object({
  waiting: z.int(),
  overdue: z.int(),
  claimed: z.int(),
  decidedToday: z.int(),
  /** Orders whose cards a redeemer has, and how many of them are past their promise. */
  atRedeemer: z.int(),
  lateAtRedeemer: z.int(),
  payoutsWaiting: z.int(),
  payoutsWaitingAmount: amountSchema,
  /** What others asked for and the caller may approve: releases, returns, batches, adjustments, restarts, reversals, changes. */
  approvalsWaiting: z.int(),
})
/** How much waits, for the head of the console. */
export interface DeskStats extends z.infer<typeof deskStatsFields> {}
/** How many orders and withdrawals wait, counted up to `maxCounted`; the whole amount in naira. */
export const deskStatsSchema: Named<DeskStats, typeof deskStatsFields.shape> = deskStatsFields

const deskEventFields = z.object({ giftOrderId: z.nullable(z.string()) })
/** A change at the desk, as the live stream tells it. */
export interface DeskEvent extends z.infer<typeof deskEventFields> {}
/** A change at the desk: look at this order again, at every one where the id is null. */
export const deskEventSchema: Named<DeskEvent, typeof deskEventFields.shape> = deskEventFields
