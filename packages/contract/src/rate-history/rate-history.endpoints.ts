import * as z from 'zod/mini'
import { cardFormSchema } from '../card-types/card-type.schema.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { amountSchema, catalogueIdSchema, instantSchema, type Named } from '../primitives/index.ts'

/** How many days back a history can go. */
export const rateHistoryDays = ['7', '30', '90'] as const
/** How many days back a history goes, as the address says it. */
export type RateHistoryDays = (typeof rateHistoryDays)[number]

const ratePointFields = z.object({
  at: instantSchema,
  /** The best rate of the kind at that moment, naira for each whole unit of face value. */
  rate: amountSchema,
})
/** What a kind of card paid at one moment. */
export interface RatePoint extends z.infer<typeof ratePointFields> {}
/** What a kind of card paid at one moment. */
export const ratePointSchema: Named<RatePoint, typeof ratePointFields.shape> = ratePointFields

const rateHistoryFields = z.object({
  cardTypeId: catalogueIdSchema,
  currencyTypeId: catalogueIdSchema,
  form: cardFormSchema,
  days: z.literal(rateHistoryDays),
  /** Oldest first, the last is now. Every six hours of seven days, else every day. Empty for a kind that is not bought. */
  points: z.array(ratePointSchema),
})
/** How the best rate of a kind of card moved. */
export interface RateHistory extends z.infer<typeof rateHistoryFields> {}
/** How the best rate of a kind of card moved. */
export const rateHistorySchema: Named<RateHistory, typeof rateHistoryFields.shape> = rateHistoryFields

const calls = {
  /** How the best rate of a brand, country and form moved over the last days. Told even while the brand is paused. */
  read: defineEndpoint({
    method: 'GET',
    path: '/comsetbiz/v1/comGiftCardPriceInfoConf/rateHistory',
    summary: 'How a rate moved',
    auth: 'none',
    query: z.object({
      cardTypeId: catalogueIdSchema,
      currencyTypeId: catalogueIdSchema,
      form: cardFormSchema,
      days: z.literal(rateHistoryDays),
    }),
    data: rateHistorySchema,
  }),
}

/** The calls of `rateHistory` under their own name, so that an editor shows it and not their schemas. */
export interface RateHistoryEndpoints extends Readonly<typeof calls> {}

/** Rates as they were. The path is ours. */
export const rateHistory: RateHistoryEndpoints = calls
