import * as z from 'zod/mini'
import { cardFormSchema, photoKindSchema, receiptTypeSchema } from '../card-types/index.ts'
import {
  amountSchema,
  cardOrderIdSchema,
  cardsPerOrderMax,
  catalogueIdSchema,
  commentMaxLength,
  couponIdSchema,
  currencyIdSchema,
  decimalStringSchema,
  instantSchema,
  pageQueryFields,
  photosPerCardMax,
  quoteIdSchema,
  uploadIdSchema,
} from '../primitives/index.ts'
import { cardOrderStatuses, cardStatuses } from './card-order.status.ts'

/** Checks an `orderStatus`. */
export const orderStatusSchema = z.literal(cardOrderStatuses)
/** Checks a `cardStatus`. */
export const cardStatusSchema = z.literal(cardStatuses)

/** Which card, of what value, how many, paid in which currency. */
export const quoteRequestSchema = z.object({
  priceId: catalogueIdSchema,
  /** Value printed on each card. */
  faceValue: amountSchema,
  count: z.int().check(z.gte(1), z.lte(cardsPerOrderMax)),
  /** Wallet currency in which the seller is paid. */
  currencyId: currencyIdSchema,
  /** The coupon to add. The best usable one is chosen where this is left out, none where it is null. */
  couponId: z.optional(z.nullable(couponIdSchema)),
})
/** What a caller gives to lock a rate. */
export type QuoteRequest = z.input<typeof quoteRequestSchema>

/** One line of a quote's breakdown; the lines add up to the payout. Fees are negative. */
export const quoteLineSchema = z.object({
  kind: z.literal(['base', 'levelBonus', 'coupon', 'fee']),
  label: z.string(),
  amount: decimalStringSchema,
})

/** A locked promise: an order submitted inside it pays exactly `payout` (design, "Money"). */
export const quoteSchema = z.object({
  quoteId: quoteIdSchema,
  priceId: catalogueIdSchema,
  cardTypeId: catalogueIdSchema,
  faceValue: amountSchema,
  count: z.int(),
  currencyId: currencyIdSchema,
  /** Payout in `currencyId` for each unit of face value. */
  rate: amountSchema,
  lines: z.array(quoteLineSchema),
  /** The coupon behind the line of that kind; null where there is none. The order reserves it, not the quote. */
  coupon: z.nullable(z.object({ couponId: couponIdSchema, title: z.string() })),
  payout: amountSchema,
  createTime: instantSchema,
  expiresTime: instantSchema,
  /** Whether the lock may still be extended; it can be once. */
  canExtend: z.boolean(),
  /** Time within which nine of ten such cards are decided, in seconds. */
  promisedSeconds: z.int(),
  /** The server's clock, so that a countdown does not depend on the phone's. */
  serverTime: instantSchema,
})
/** A locked promise: an order submitted inside it pays exactly `payout`. */
export type Quote = z.infer<typeof quoteSchema>

/** An uploaded photo, and which side of the card it shows. */
export const submittedPhotoSchema = z.object({ uploadId: uploadIdSchema, kind: photoKindSchema })
const photos = z.array(submittedPhotoSchema).check(z.maxLength(photosPerCardMax))
const code = z.string().check(z.minLength(4), z.maxLength(64))
const comment = z.optional(z.string().check(z.maxLength(commentMaxLength)))

export const submitCardSchema = z.object({
  code: z.optional(code),
  cardPin: z.optional(z.string().check(z.minLength(3), z.maxLength(16))),
  photos,
})

/** Cards under a locked quote, and the two confirmations without which nothing is sent. */
export const submitTradeRequestSchema = z.object({
  quoteId: quoteIdSchema,
  cards: z.array(submitCardSchema).check(z.minLength(1), z.maxLength(cardsPerOrderMax)),
  comment,
  ownsCards: z.literal(true),
  /** "Nobody I met online told me to buy this card." */
  notToldByStranger: z.literal(true),
})
/** What a caller gives to send cards for review. */
export type SubmitTradeRequest = z.input<typeof submitTradeRequestSchema>

const correctedCardSchema = z.object({
  cardId: z.string(),
  code: z.optional(code),
  cardPin: z.optional(z.string().check(z.minLength(3), z.maxLength(16))),
  /** Photos that take the place of those of the same kind; kinds left out are taken over. */
  photos,
})
/** The corrected cards of an order; what is left out stays as it was. */
export const resubmitRequestSchema = z.object({
  giftOrderId: cardOrderIdSchema,
  cards: z.array(correctedCardSchema).check(z.minLength(1), z.maxLength(cardsPerOrderMax)),
  comment,
})
/** What a caller gives to send a returned card again, or to answer a request for information. */
export type ResubmitRequest = z.input<typeof resubmitRequestSchema>

/** A line of the trade list. */
export const cardOrderSummarySchema = z.object({
  giftOrderId: cardOrderIdSchema,
  /** Number for people, such as `GC-2611-20-48813`. */
  tradeNumber: z.string(),
  orderStatus: orderStatusSchema,
  cardTypeId: catalogueIdSchema,
  cardTypeName: z.string(),
  countryCode: z.string(),
  faceSymbol: z.string(),
  form: cardFormSchema,
  receiptType: receiptTypeSchema,
  faceValue: amountSchema,
  count: z.int(),
  currencyId: currencyIdSchema,
  /** What the quote promised. */
  payout: amountSchema,
  /** What was credited; null until then. */
  settledAmount: z.nullable(amountSchema),
  createTime: instantSchema,
  /** Time of the last desk decision, not of the seller's own edits. */
  operatorTime: z.nullable(instantSchema),
  /** Id of the order that this one replaces. */
  fId: z.nullable(cardOrderIdSchema),
  /** Id of the order that replaced this one. */
  replacedBy: z.nullable(cardOrderIdSchema),
  /** Until when the desk promises to decide. */
  dueTime: instantSchema,
})
/** A line of the trade list. */
export type CardOrderSummary = z.infer<typeof cardOrderSummarySchema>

/** A stored picture with an address that ends soon. */
export const signedPhotoSchema = z.object({
  uploadId: uploadIdSchema,
  kind: z.literal(['front', 'back', 'receipt', 'evidence']),
  /** Short-lived address of the picture, for this viewer alone. */
  url: z.string(),
})

/** Why a card was not accepted, in words for its seller, and what to do next. */
export const shownReasonSchema = z.object({
  code: z.int(),
  text: z.string(),
  nextStep: z.string(),
  correctable: z.boolean(),
})

/** One card of an order, with its verdict and what it was credited at. */
export const orderCardSchema = z.object({
  cardId: z.string(),
  position: z.int(),
  faceValue: amountSchema,
  cardStatus: cardStatusSchema,
  settledAmount: z.nullable(amountSchema),
  /** The code with all but its last two characters hidden; null where none was given. */
  maskedCode: z.nullable(z.string()),
  photos: z.array(signedPhotoSchema),
  reason: z.nullable(shownReasonSchema),
})
/** One card of an order. */
export type OrderCard = z.infer<typeof orderCardSchema>

/** Who did something, as far as the other side may know. */
export const actorSchema = z.literal(['seller', 'desk', 'system'])

/** One change of an order's state: when, and by which side. */
export const orderEventSchema = z.object({
  version: z.int(),
  orderStatus: orderStatusSchema,
  actor: actorSchema,
  time: instantSchema,
})
/** One change of an order's state. */
export type OrderEvent = z.infer<typeof orderEventSchema>

/** A picture that shows why a card was not accepted, with the reviewer's note. */
export const evidenceSchema = z.object({
  id: z.string(),
  cardId: z.string(),
  note: z.string(),
  /** SHA-256 of the picture, hex. */
  hash: z.string(),
  photo: signedPhotoSchema,
  time: instantSchema,
})
/** A picture that shows why a card was not accepted. */
export type Evidence = z.infer<typeof evidenceSchema>

/** One showing of a card code to an operator. The seller reads this list. */
export const revealSchema = z.object({
  cardId: z.string(),
  position: z.int(),
  operator: z.string(),
  purpose: z.string(),
  time: instantSchema,
})
/** One showing of a card code to an operator. */
export type Reveal = z.infer<typeof revealSchema>

/** What became of the coupon of an order. Amounts are decimal strings in the order's currency. */
export const orderCouponSchema = z.object({
  couponId: couponIdSchema,
  title: z.string(),
  /**
   * `reserved` while the order is open or can be sent again; `used` when it was paid with it; `returned` when it was not;
   * `moved` when the order that replaced this one has it.
   */
  outcome: z.literal(['reserved', 'used', 'returned', 'moved']),
  /** What the quote promised. */
  bonus: amountSchema,
  /** What was credited; null until the order is paid. Less than `bonus` where only some of the cards were. */
  settledBonus: z.nullable(amountSchema),
})
/** What became of the coupon of an order. */
export type OrderCoupon = z.infer<typeof orderCouponSchema>

/** One order whole: the summary, its cards, every change of state, evidence, and who opened its codes. */
export const cardOrderSchema = z.object({
  ...cardOrderSummarySchema.shape,
  rate: amountSchema,
  lines: z.array(quoteLineSchema),
  coupon: z.nullable(orderCouponSchema),
  cards: z.array(orderCardSchema),
  events: z.array(orderEventSchema),
  evidence: z.array(evidenceSchema),
  reveals: z.array(revealSchema),
  comment: z.nullable(z.string()),
  /** Place in the queue while it waits, from 1. */
  queuePlace: z.nullable(z.int()),
  /** When the resubmit window closes; null where it is not open to this order. */
  resubmitClosesTime: z.nullable(instantSchema),
  serverTime: instantSchema,
})
/** One order whole, as its seller sees it. */
export type CardOrder = z.infer<typeof cardOrderSchema>

/** Which orders, and which page of them. */
export const cardOrderPageQuerySchema = z.object({
  ...pageQueryFields,
  /** Family of states; every state when left out. */
  family: z.optional(z.literal(['open', 'paid', 'notPaid', 'contested', 'undone'])),
  /** Calendar month, `2026-11`. */
  month: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
})
