import { type Quote, quoteSchema } from '@kaadi/contract/card-orders'
import * as z from 'zod/mini'
import { hasCode } from '../../errors/index.ts'

const freshQuoteSchema = z.object({ quote: quoteSchema })
const existingOrderSchema = z.object({ giftOrderId: z.string() })

/** The new quote that comes with "the rate has expired" and with "the coupon is gone", if it is whole. */
export const freshQuoteIn = (error: unknown): Quote | undefined => {
  if (!hasCode(error, 'quoteExpired', 'couponNotUsable')) return undefined
  const details = z.safeParse(freshQuoteSchema, error.details)
  return details.success ? details.data.quote : undefined
}

/** The order that "you have already sent this card" names. */
export const existingOrderIn = (error: unknown): string | undefined => {
  if (!hasCode(error, 'cardAlreadySubmitted')) return undefined
  const details = z.safeParse(existingOrderSchema, error.details)
  return details.success ? details.data.giftOrderId : undefined
}
