import * as z from 'zod/mini'
import { orderAppealSchema } from '../appeals/order-appeal.schema.ts'
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
  monthSchema,
  type Named,
  type Page,
  pageOf,
  pageQueryFields,
  photosPerCardMax,
  quoteIdSchema,
  uploadIdSchema,
} from '../primitives/index.ts'
import { orderReversalSchema } from '../reversals/order-reversal.schema.ts'
import { cardOrderStatuses, cardStatuses } from './card-order.status.ts'

/** Checks an `orderStatus`. */
export const orderStatusSchema = z.literal(cardOrderStatuses)
/** Checks a `cardStatus`. */
export const cardStatusSchema = z.literal(cardStatuses)

const tooMany = `At most ${cardsPerOrderMax} cards in one trade.`
const atMostCards = z.maxLength(cardsPerOrderMax, tooMany)

const quoteRequestFields = z.object({
  priceId: catalogueIdSchema,
  /** Value printed on each card. */
  faceValue: amountSchema,
  count: z.int().check(z.gte(1), z.lte(cardsPerOrderMax, tooMany)),
  /** Wallet currency in which the seller is paid. */
  currencyId: currencyIdSchema,
  /** The coupon to add. The best usable one is chosen where this is left out, none where it is null. */
  couponId: z.optional(z.nullable(couponIdSchema)),
})
/** What a caller gives to lock a rate. */
export interface QuoteRequest extends z.input<typeof quoteRequestFields> {}
/** Which card, of what value, how many, paid in which currency. */
export const quoteRequestSchema: Named<
  z.infer<typeof quoteRequestFields>,
  typeof quoteRequestFields.shape,
  QuoteRequest
> = quoteRequestFields

/** One line of a quote's breakdown; the lines add up to the payout. Fees are negative. */
export const quoteLineSchema = z.object({
  kind: z.literal(['base', 'levelBonus', 'specialBonus', 'coupon', 'fee']),
  label: z.string(),
  amount: decimalStringSchema,
})

const quoteFields = z.object({
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
  /** Within how many seconds the desk promises to decide: measured where there are enough cases, else configured. */
  promisedSeconds: z.int(),
  /** The server's clock, so that a countdown does not depend on the phone's. */
  serverTime: instantSchema,
})
/** A locked promise: an order submitted inside it pays exactly `payout`. */
export interface Quote extends z.infer<typeof quoteFields> {}
/** A locked promise: an order submitted inside it pays exactly `payout` (decision 47). */
export const quoteSchema: Named<Quote, typeof quoteFields.shape> = quoteFields

/** An uploaded photo, and which side of the card it shows. */
export const submittedPhotoSchema = z.object({ uploadId: uploadIdSchema, kind: photoKindSchema })
const photos = z.array(submittedPhotoSchema).check(z.maxLength(photosPerCardMax))
const code = z.string().check(z.minLength(4), z.maxLength(64))
const comment = z.optional(z.string().check(z.maxLength(commentMaxLength)))

/** A card that is sent: its code, its PIN where the brand has one, and its photos. */
export const submitCardSchema = z.object({
  code: z.optional(code),
  cardPin: z.optional(z.string().check(z.minLength(3), z.maxLength(16))),
  photos,
})

const submitTradeRequestFields = z.object({
  quoteId: quoteIdSchema,
  cards: z.array(submitCardSchema).check(z.minLength(1), atMostCards),
  comment,
  ownsCards: z.literal(true),
  /** "Nobody I met online told me to buy this card." */
  notToldByStranger: z.literal(true),
})
/** What a caller gives to send cards for review. */
export interface SubmitTradeRequest extends z.input<typeof submitTradeRequestFields> {}
/** Cards under a locked quote, and the two confirmations without which nothing is sent. */
export const submitTradeRequestSchema: Named<
  z.infer<typeof submitTradeRequestFields>,
  typeof submitTradeRequestFields.shape,
  SubmitTradeRequest
> = submitTradeRequestFields

const correctedCardSchema = z.object({
  cardId: z.string(),
  code: z.optional(code),
  cardPin: z.optional(z.string().check(z.minLength(3), z.maxLength(16))),
  /** Photos that take the place of those of the same kind; kinds left out are taken over. */
  photos,
})
const resubmitRequestFields = z.object({
  giftOrderId: cardOrderIdSchema,
  cards: z.array(correctedCardSchema).check(z.minLength(1), atMostCards),
  comment,
})
/** What a caller gives to send a returned card again, or to answer a request for information. */
export interface ResubmitRequest extends z.input<typeof resubmitRequestFields> {}
/** The corrected cards of an order; what is left out stays as it was. */
export const resubmitRequestSchema: Named<
  z.infer<typeof resubmitRequestFields>,
  typeof resubmitRequestFields.shape,
  ResubmitRequest
> = resubmitRequestFields

const cardOrderSummaryFields = z.object({
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
  /** What the order pays if the seller accepts the open offer (status 5), without the coupon; left out in every other state. */
  offeredAmount: z.optional(amountSchema),
  createTime: instantSchema,
  /** Time of the last desk decision, not of the seller's own edits. */
  operatorTime: z.nullable(instantSchema),
  /** Id of the order that this one replaces. */
  fId: z.nullable(cardOrderIdSchema),
  /** Id of the order that replaced this one. */
  replacedBy: z.nullable(cardOrderIdSchema),
  /** By when the desk promises to decide; `orderPromise` says what is left of it. */
  dueTime: instantSchema,
  /** By when the seller answers a question (status 2) or an offer (status 5); null where nothing waits for them. */
  answerClosesTime: z.nullable(instantSchema),
})
/** A line of the trade list. */
export interface CardOrderSummary extends z.infer<typeof cardOrderSummaryFields> {}
/** A line of the trade list. */
export const cardOrderSummarySchema: Named<CardOrderSummary, typeof cardOrderSummaryFields.shape> =
  cardOrderSummaryFields

/** How many of the orders that wait for their seller stand beside the first page. */
export const waitingOrdersMax = 20

const cardOrderPageFields = z.object({
  ...pageOf(cardOrderSummarySchema).shape,
  /**
   * On the first page: the orders that wait for the seller while they can still be answered or sent again, of whatever age, within
   * the filter, soonest end first, at most `waitingOrdersMax`. They stand among the records as well. Left out on later pages.
   */
  waiting: z.optional(z.array(cardOrderSummarySchema)),
})
/** A page of the trade list; the first one names what waits for the seller. */
export interface CardOrderPage extends Page<CardOrderSummary> {
  waiting?: CardOrderSummary[] | undefined
}
/** A page of the trade list; the first one names what waits for the seller. */
export const cardOrderPageSchema: Named<CardOrderPage, typeof cardOrderPageFields.shape> = cardOrderPageFields

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

/** What a card turned out to be, and what it pays for that: the price of the catalogue when the order was quoted. */
export const cardOfferSchema = z.object({
  priceId: catalogueIdSchema,
  faceValue: amountSchema,
  faceSymbol: z.string(),
  countryCode: z.string(),
  form: cardFormSchema,
  receiptType: receiptTypeSchema,
  /** Payout for each unit of face value, before the level's bonus. */
  rate: amountSchema,
  /** With the level's bonus. */
  payout: amountSchema,
})

const orderCardFields = z.object({
  cardId: z.string(),
  position: z.int(),
  faceValue: amountSchema,
  cardStatus: cardStatusSchema,
  /** Its share of the order's `payout`: the shares add up to it, so that one may be a smallest unit more than another. */
  payout: amountSchema,
  settledAmount: z.nullable(amountSchema),
  /** The code with all but its last two characters hidden; null where none was given. */
  maskedCode: z.nullable(z.string()),
  photos: z.array(signedPhotoSchema),
  reason: z.nullable(shownReasonSchema),
  /** Another value or class than was sent, with its price; null where the card is what it was said to be. */
  offer: z.nullable(cardOfferSchema),
})
/** One card of an order. */
export interface OrderCard extends z.infer<typeof orderCardFields> {}
/** One card of an order, with its verdict and what it was credited at. */
export const orderCardSchema: Named<OrderCard, typeof orderCardFields.shape> = orderCardFields

/** Who did something, as far as the other side may know. */
export const actorSchema = z.literal(['seller', 'desk', 'system'])

const orderEventFields = z.object({
  version: z.int(),
  orderStatus: orderStatusSchema,
  actor: actorSchema,
  time: instantSchema,
})
/** One change of an order's state. */
export interface OrderEvent extends z.infer<typeof orderEventFields> {}
/** One change of an order's state: when, and by which side. */
export const orderEventSchema: Named<OrderEvent, typeof orderEventFields.shape> = orderEventFields

const evidenceFields = z.object({
  id: z.string(),
  cardId: z.string(),
  note: z.string(),
  /** SHA-256 of the picture, hex. */
  hash: z.string(),
  photo: signedPhotoSchema,
  time: instantSchema,
})
/** A picture that shows why a card was not accepted. */
export interface Evidence extends z.infer<typeof evidenceFields> {}
/** A picture that shows why a card was not accepted, with the reviewer's note. */
export const evidenceSchema: Named<Evidence, typeof evidenceFields.shape> = evidenceFields

const revealFields = z.object({
  cardId: z.string(),
  position: z.int(),
  /** First name and role: `Ngozi, reviewer`. */
  operator: z.string(),
  /** What for, in words (`revealPurposes`). */
  purpose: z.string(),
  time: instantSchema,
})
/** One showing of a card code to an operator. */
export interface Reveal extends z.infer<typeof revealFields> {}
/** One showing of a card code to an operator. The seller reads this list. */
export const revealSchema: Named<Reveal, typeof revealFields.shape> = revealFields

const orderCouponFields = z.object({
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
export interface OrderCoupon extends z.infer<typeof orderCouponFields> {}
/** What became of the coupon of an order. Amounts are decimal strings in the order's currency. */
export const orderCouponSchema: Named<OrderCoupon, typeof orderCouponFields.shape> = orderCouponFields

const orderOfferFields = z.object({
  /** What the order pays if the seller accepts: offered cards and valid ones, without the coupon, which goes back. */
  payout: amountSchema,
  lines: z.array(quoteLineSchema),
})
/** What an order is worth after the desk has looked. */
export interface OrderOffer extends z.infer<typeof orderOfferFields> {}
/** What an order is worth after the desk has looked: its lines stand beside those of the quote. */
export const orderOfferSchema: Named<OrderOffer, typeof orderOfferFields.shape> = orderOfferFields

const cardOrderFields = z.object({
  ...cardOrderSummarySchema.shape,
  rate: amountSchema,
  lines: z.array(quoteLineSchema),
  coupon: z.nullable(orderCouponSchema),
  /** The desk's other price; it stays after it was answered. Null where there was none. */
  offer: z.nullable(orderOfferSchema),
  /** When the codes of the cards were destroyed; null while they are kept. */
  codesShreddedTime: z.nullable(instantSchema),
  cards: z.array(orderCardSchema),
  events: z.array(orderEventSchema),
  evidence: z.array(evidenceSchema),
  reveals: z.array(revealSchema),
  comment: z.nullable(z.string()),
  /** Place in the queue while it waits, from 1. */
  queuePlace: z.nullable(z.int()),
  /** When the resubmit window closes; null where it is not open to this order. */
  resubmitClosesTime: z.nullable(instantSchema),
  /** What the seller said against a refusal, and what became of it; null where nothing was. */
  appeal: z.nullable(orderAppealSchema),
  /** That what was paid was taken back (status 40), and why; null where it was not. */
  reversal: z.nullable(orderReversalSchema),
  serverTime: instantSchema,
})
/** One order whole, as its seller sees it. */
export interface CardOrder extends z.infer<typeof cardOrderFields> {}
/** One order whole: the summary, its cards, every change of state, evidence, and who opened its codes. */
export const cardOrderSchema: Named<CardOrder, typeof cardOrderFields.shape> = cardOrderFields

/** Which orders, and which page of them. */
export const cardOrderPageQuerySchema = z.object({
  ...pageQueryFields,
  /** Family of states; every state when left out. */
  family: z.optional(z.literal(['open', 'paid', 'notPaid', 'contested', 'undone'])),
  /** Calendar month of Lagos, `2026-11`. */
  month: z.optional(monthSchema),
  /** The order that was made of this quote, if one was: for whoever sent it and got no answer. */
  quoteId: z.optional(quoteIdSchema),
})
