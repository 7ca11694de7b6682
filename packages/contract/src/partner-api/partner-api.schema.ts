import * as z from 'zod/mini'
import {
  orderEventSchema,
  orderStatusSchema,
  quoteRequestSchema,
  shownReasonSchema,
  submitCardSchema,
} from '../card-orders/index.ts'
import { partnerModeSchema } from '../partners/index.ts'
import {
  amountSchema,
  cardOrderIdSchema,
  cardsPerOrderMax,
  catalogueIdSchema,
  commentMaxLength,
  currencyIdSchema,
  instantSchema,
  type Named,
  quoteIdSchema,
} from '../primitives/index.ts'
import { sandboxScenarioSchema } from './sandbox.scenarios.ts'

const { priceId, faceValue, count, currencyId } = quoteRequestSchema.shape
const partnerQuoteRequestFields = z.object({ priceId, faceValue, count, currencyId })
/** Which card, of what value, how many, paid in which currency. Coupons are for people. */
export interface PartnerQuoteRequest extends z.input<typeof partnerQuoteRequestFields> {}
/** Which card, of what value, how many, paid in which currency. Coupons are for people. */
export const partnerQuoteRequestSchema: Named<
  z.infer<typeof partnerQuoteRequestFields>,
  typeof partnerQuoteRequestFields.shape,
  PartnerQuoteRequest
> = partnerQuoteRequestFields

const partnerQuoteFields = z.object({
  mode: partnerModeSchema,
  quoteId: quoteIdSchema,
  priceId: catalogueIdSchema,
  faceValue: amountSchema,
  count: z.int(),
  currencyId: currencyIdSchema,
  /** Payout in `currencyId` for each unit of face value. */
  rate: amountSchema,
  payout: amountSchema,
  expiresTime: instantSchema,
})
/** A locked rate: an order submitted inside it pays exactly `payout`. */
export interface PartnerQuote extends z.infer<typeof partnerQuoteFields> {}
/** A locked rate: an order submitted inside it pays exactly `payout`. */
export const partnerQuoteSchema: Named<PartnerQuote, typeof partnerQuoteFields.shape> = partnerQuoteFields

const partnerSubmitFields = z.object({
  quoteId: quoteIdSchema,
  cards: z.array(submitCardSchema).check(z.minLength(1), z.maxLength(cardsPerOrderMax)),
  comment: z.optional(z.string().check(z.maxLength(commentMaxLength))),
  /** What the sandbox plays; `paid` when left out. A live order takes none. */
  scenario: z.optional(sandboxScenarioSchema),
})
/** Cards under a locked rate. That they are the partner's own is agreed to with the programme. */
export interface PartnerSubmit extends z.input<typeof partnerSubmitFields> {}
/** Cards under a locked rate. That they are the partner's own is agreed to with the programme. */
export const partnerSubmitSchema: Named<
  z.infer<typeof partnerSubmitFields>,
  typeof partnerSubmitFields.shape,
  PartnerSubmit
> = partnerSubmitFields

const partnerOrderRowFields = z.object({
  mode: partnerModeSchema,
  giftOrderId: cardOrderIdSchema,
  tradeNumber: z.string(),
  orderStatus: orderStatusSchema,
  cardTypeId: catalogueIdSchema,
  faceValue: amountSchema,
  count: z.int(),
  currencyId: currencyIdSchema,
  payout: amountSchema,
  /** What was credited; null until then. */
  settledAmount: z.nullable(amountSchema),
  createTime: instantSchema,
})
/** A line of the list of orders. */
export interface PartnerOrderRow extends z.infer<typeof partnerOrderRowFields> {}
/** A line of the list of orders. */
export const partnerOrderRowSchema: Named<PartnerOrderRow, typeof partnerOrderRowFields.shape> =
  partnerOrderRowFields

const partnerOrderFields = z.object({
  ...partnerOrderRowFields.shape,
  /** Counts the changes of its state, from 1, as its events do. */
  version: z.int(),
  cards: z.array(
    z.object({
      position: z.int(),
      cardStatus: z.int(),
      /** The code with all but its last two characters hidden; null where none was given. */
      maskedCode: z.nullable(z.string()),
      settledAmount: z.nullable(amountSchema),
      reason: z.nullable(shownReasonSchema),
    }),
  ),
  events: z.array(orderEventSchema),
})
/** One order whole. */
export interface PartnerOrder extends z.infer<typeof partnerOrderFields> {}
/** One order whole. */
export const partnerOrderSchema: Named<PartnerOrder, typeof partnerOrderFields.shape> = partnerOrderFields

const partnerBalanceFields = z.object({
  mode: partnerModeSchema,
  currencyId: currencyIdSchema,
  available: amountSchema,
  held: amountSchema,
})
/** What a wallet holds. */
export interface PartnerBalance extends z.infer<typeof partnerBalanceFields> {}
/** What a wallet holds. */
export const partnerBalanceSchema: Named<PartnerBalance, typeof partnerBalanceFields.shape> =
  partnerBalanceFields
