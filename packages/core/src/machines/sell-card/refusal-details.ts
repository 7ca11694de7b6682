import { type Quote, quoteSchema } from '@kaadi/contract/card-orders'
import * as z from 'zod/mini'
import { hasCode, textDetail } from '../../errors/index.ts'

const freshQuoteSchema = z.object({ quote: quoteSchema })

/** The new quote that comes with "the rate has expired" and with "the coupon is gone", if it is whole. */
export const freshQuoteIn = (error: unknown): Quote | undefined =>
  hasCode(error, 'quoteExpired', 'couponNotUsable')
    ? z.safeParse(freshQuoteSchema, error.details).data?.quote
    : undefined

/** The order that "you have already sent this card" names. */
export const existingOrderIn = (error: unknown): string | undefined =>
  hasCode(error, 'cardAlreadySubmitted') ? textDetail(error, 'giftOrderId') : undefined

/** The photo that the service no longer has, as "a photo is missing" names it. */
export const lostPhotoIn = (error: unknown): string | undefined =>
  hasCode(error, 'photoMissing') ? textDetail(error, 'uploadId') : undefined
