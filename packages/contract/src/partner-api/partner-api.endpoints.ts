import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { cardOrderIdSchema, currencyIdQuerySchema, pageOf, pageQuerySchema } from '../primitives/index.ts'
import {
  partnerBalanceSchema,
  partnerOrderRowSchema,
  partnerOrderSchema,
  partnerQuoteRequestSchema,
  partnerQuoteSchema,
  partnerSubmitSchema,
} from './partner-api.schema.ts'
import { partnerPhotoFormSchema, partnerPhotoSchema } from './partner-photo.schema.ts'

const general = ['partnerKeyRefused', 'partnerSuspended', 'partnerScopeMissing'] as const

const calls = {
  /** Locks the rate for ten minutes and answers the payout. In the sandbox at today's rates, and for nothing. */
  quote: defineEndpoint({
    method: 'POST',
    path: '/partner/v1/quote',
    summary: 'Lock a rate, as a partner',
    auth: 'partner',
    scope: 'quote',
    body: partnerQuoteRequestSchema,
    data: partnerQuoteSchema,
    idempotencyKey: true,
    errors: [
      ...general,
      'countryClosed',
      'cardTypeClosed',
      'faceValueOutOfRange',
      'sellingPaused',
      'blocked',
    ],
  }),
  /**
   * Takes in one photo of a card, for prices that ask for them: JPEG, PNG, WebP or AVIF of at most 5 MB, written anew and
   * stored encrypted as a seller's own. `submit` names it by its `uploadId`; one that no order took is deleted after 24
   * hours. With a sandbox key the photo is checked the same way and not kept: pretend orders alone may name it.
   */
  upload: defineEndpoint({
    method: 'POST',
    path: '/partner/v1/photo/upload',
    summary: 'Send a photo, as a partner',
    auth: 'partner',
    scope: 'submit',
    encoding: 'multipart',
    body: partnerPhotoFormSchema,
    data: partnerPhotoSchema,
    idempotencyKey: true,
    errors: [...general, 'notAnImage', 'fileTooLarge', 'uploadStorageFull', 'tooManyRequests'],
  }),
  /**
   * Sends cards for review on the partner's own account. With a sandbox key a pretend order is made instead, which goes
   * through the states of its scenario: no card is kept, nobody looks at it, and no money moves.
   */
  submit: defineEndpoint({
    method: 'POST',
    path: '/partner/v1/order/submit',
    summary: 'Send cards, as a partner',
    auth: 'partner',
    scope: 'submit',
    body: partnerSubmitSchema,
    data: partnerOrderSchema,
    idempotencyKey: true,
    errors: [
      ...general,
      'sellingPaused',
      'blocked',
      'quoteExpired',
      'quoteUnusable',
      'deletionPending',
      'cardAlreadySubmitted',
      'cardCodeMalformed',
      'photoMissing',
      'cardTypeClosed',
    ],
  }),
  /** One order whole. A foreign and an unknown id answer the same 404, and so does one of the other mode. */
  order: defineEndpoint({
    method: 'GET',
    path: '/partner/v1/order/detail',
    summary: 'One order of a partner',
    auth: 'partner',
    scope: 'read',
    query: z.object({ giftOrderId: cardOrderIdSchema }),
    data: partnerOrderSchema,
    errors: [...general, 'notFound'],
  }),
  /** The partner's orders, newest first. `cursor` continues a long list. */
  orders: defineEndpoint({
    method: 'GET',
    path: '/partner/v1/order/page',
    summary: 'Orders of a partner',
    auth: 'partner',
    scope: 'read',
    query: pageQuerySchema,
    data: pageOf(partnerOrderRowSchema),
    errors: general,
  }),
  /** What the wallet of a currency holds. In the sandbox what pretend orders would have brought. */
  balance: defineEndpoint({
    method: 'GET',
    path: '/partner/v1/balance',
    summary: 'Balance of a partner',
    auth: 'partner',
    scope: 'balance',
    query: z.object({ currencyId: currencyIdQuerySchema }),
    data: partnerBalanceSchema,
    errors: general,
  }),
}

/** The calls of `partnerApi` under their own name, so that an editor shows it and not their schemas. */
export interface PartnerApiEndpoints extends Readonly<typeof calls> {}

/** What a partner's program calls, with a key in the header `Partner-Key`. */
export const partnerApi: PartnerApiEndpoints = calls
