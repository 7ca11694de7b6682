import * as z from 'zod/mini'
import { appealRequestSchema } from '../appeals/order-appeal.schema.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { cardOrderIdSchema, quoteIdSchema } from '../primitives/index.ts'
import {
  cardOrderPageQuerySchema,
  cardOrderPageSchema,
  cardOrderSchema,
  quoteRequestSchema,
  quoteSchema,
  resubmitRequestSchema,
  submitTradeRequestSchema,
} from './card-order.schema.ts'

const calls = {
  /** Locks the rate for ten minutes and answers the payout with its breakdown. */
  quote: defineEndpoint({
    method: 'POST',
    path: '/bizgift/v1/quote/lock',
    summary: 'Lock a rate',
    auth: 'bearer',
    body: quoteRequestSchema,
    data: quoteSchema,
    idempotencyKey: true,
    errors: [
      'countryClosed',
      'cardTypeClosed',
      'faceValueOutOfRange',
      'couponNotUsable',
      'tooFrequentOperation',
      'deletionPending',
      'sellingPaused',
      'blocked',
    ],
  }),
  /** Extends a lock once, by ten minutes from now, while the brand is bought. */
  extendQuote: defineEndpoint({
    method: 'POST',
    path: '/bizgift/v1/quote/extend',
    summary: 'Extend a locked rate',
    auth: 'bearer',
    body: z.object({ quoteId: quoteIdSchema }),
    data: quoteSchema,
    idempotencyKey: true,
    errors: ['quoteExpired', 'quoteUnusable', 'cardTypeClosed', 'deletionPending'],
  }),
  /**
   * Sends cards for review under a locked quote. The lock holds to its end, also where the brand is closed meanwhile. No
   * money moves yet. The quote's coupon is reserved. Clients fire their trade analytics event on this path.
   */
  submit: defineEndpoint({
    method: 'POST',
    path: '/bizgift/v1/user/card/submitTrade',
    summary: 'Send cards for review',
    auth: 'bearer',
    body: submitTradeRequestSchema,
    data: cardOrderSchema,
    idempotencyKey: true,
    errors: [
      'sellingPaused',
      'blocked',
      'quoteExpired',
      'quoteUnusable',
      'deletionPending',
      'couponNotUsable',
      'cardAlreadySubmitted',
      'cardCodeMalformed',
      'photoMissing',
      'cardTypeClosed',
      'tooFrequentOperation',
    ],
  }),
  /**
   * Sends a returned order again, once, within 30 minutes of the desk's decision. The new order carries the old one's
   * id as `fId` and keeps its locked rate and its coupon.
   */
  resubmit: defineEndpoint({
    method: 'POST',
    path: '/bizgift/v1/user/card/resubmit',
    summary: 'Send a returned card again',
    auth: 'bearer',
    body: resubmitRequestSchema,
    data: cardOrderSchema,
    idempotencyKey: true,
    errors: [
      'sellingPaused',
      'blocked',
      'resubmitWindowClosed',
      'resubmitUsed',
      'deletionPending',
      'orderNotCorrectable',
      'couponNotUsable',
      'cardCodeMalformed',
      'photoMissing',
      'cardAlreadySubmitted',
    ],
  }),
  /** Answers a request for better photos or codes of some cards (status 2); the order keeps its place in the queue. */
  answer: defineEndpoint({
    method: 'POST',
    path: '/bizgift/v1/user/card/answer',
    summary: 'Answer a request for information',
    auth: 'bearer',
    body: resubmitRequestSchema,
    data: cardOrderSchema,
    idempotencyKey: true,
    errors: [
      'questionAnswered',
      'questionClosed',
      'cardCodeMalformed',
      'photoMissing',
      'cardAlreadySubmitted',
    ],
  }),
  /**
   * Accepts or refuses the desk's other price (status 5), within a day by the service's clock. Accepted, the order is
   * paid at once; refused, it ends and the codes of its cards are destroyed.
   */
  answerOffer: defineEndpoint({
    method: 'POST',
    path: '/bizgift/v1/user/card/answerOffer',
    summary: 'Accept or refuse another price',
    auth: 'bearer',
    body: z.object({ giftOrderId: cardOrderIdSchema, accept: z.boolean() }),
    data: cardOrderSchema,
    idempotencyKey: true,
    errors: ['offerClosed', 'offerUnpayable'],
  }),
  /**
   * Says why a refusal was wrong, within seven days of it and once. Another reviewer than the first one decides, within 48
   * hours. A returned order can be appealed when it can no longer be sent again. Its coupon is reserved again where it is there.
   */
  appeal: defineEndpoint({
    method: 'POST',
    path: '/bizgift/v1/user/card/appeal',
    summary: 'Appeal against a refusal',
    auth: 'bearer',
    body: appealRequestSchema,
    data: cardOrderSchema,
    idempotencyKey: true,
    errors: ['appealClosed', 'appealUsed', 'photoMissing', 'cardAlreadySubmitted', 'deletionPending'],
  }),
  /** Takes an order back while no reviewer has it. */
  cancel: defineEndpoint({
    method: 'POST',
    path: '/bizgift/v1/user/card/cancel',
    summary: 'Take an order back',
    auth: 'bearer',
    body: z.object({ giftOrderId: cardOrderIdSchema }),
    data: cardOrderSchema,
    idempotencyKey: true,
    errors: ['orderNotCancellable', 'cardRedeemed'],
  }),
  /** The seller's orders, newest first; beside the first page those that wait for the seller, of whatever age. */
  page: defineEndpoint({
    method: 'GET',
    path: '/bizgift/v1/user/card/page',
    summary: 'My trades',
    auth: 'bearer',
    query: cardOrderPageQuerySchema,
    data: cardOrderPageSchema,
  }),
  /** One order whole. A foreign and an unknown id answer the same 404. */
  detail: defineEndpoint({
    method: 'GET',
    path: '/bizgift/v1/user/card/detail',
    summary: 'One trade',
    auth: 'bearer',
    query: z.object({ giftOrderId: cardOrderIdSchema }),
    data: cardOrderSchema,
    errors: ['notFound'],
  }),
}

/** The calls of `cardOrders` under their own name, so that an editor shows it and not their schemas. */
export interface CardOrdersEndpoints extends Readonly<typeof calls> {}

/** Selling cards: lock a rate, send, correct, follow. */
export const cardOrders: CardOrdersEndpoints = calls
