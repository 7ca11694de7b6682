import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import {
  amountSchema,
  catalogueIdSchema,
  currencyIdSchema,
  instantSchema,
  type Named,
} from '../primitives/index.ts'

const plazaLineFields = z.object({
  maskedName: z.string(),
  amount: amountSchema,
  currencyId: currencyIdSchema,
  label: z.string(),
  /** The brand of a sale; null for a withdrawal. */
  cardTypeId: z.nullable(catalogueIdSchema),
  durationSeconds: z.int(),
  time: instantSchema,
  /**
   * SHA-256, as hex, of the number of the trade or withdrawal, amount, currency id, label, seconds and time, joined by line
   * breaks. Only its owner knows the number, and can show with it that the line is true.
   */
  receiptHash: z.string(),
})
/** A line of the public feed. */
export interface PlazaLine extends z.infer<typeof plazaLineFields> {}
/** A line of the public feed: a settled sale or a paid withdrawal, with a masked name. */
export const plazaLineSchema: Named<PlazaLine, typeof plazaLineFields.shape> = plazaLineFields

const plazaSummaryFields = z.object({
  /** Cards and withdrawals that were paid today, and the day before, by the clock of Lagos. More than 1,000 are 1,000. */
  cardsToday: z.int(),
  cardsYesterday: z.int(),
  withdrawalsToday: z.int(),
  withdrawalsYesterday: z.int(),
  /** Half of those two days were paid within so many seconds; null with too few to tell. */
  cardSeconds: z.nullable(z.int()),
  withdrawalSeconds: z.nullable(z.int()),
})
/** How much was paid today and yesterday. */
export interface PlazaSummary extends z.infer<typeof plazaSummaryFields> {}
/** How much was paid today and yesterday, and how fast. */
export const plazaSummarySchema: Named<PlazaSummary, typeof plazaSummaryFields.shape> = plazaSummaryFields

const calls = {
  /** Sales just settled, newest first, names masked. With a brand, those among the last thousand. */
  cardOrders: defineEndpoint({
    method: 'GET',
    path: '/bizgift/bizTradePlaza/list',
    summary: 'Cards just paid',
    auth: 'optional',
    query: z.object({ cardTypeId: z.optional(catalogueIdSchema) }),
    data: z.array(plazaLineSchema),
  }),
  /** Withdrawals just paid, newest first, names masked. */
  withdrawals: defineEndpoint({
    method: 'GET',
    path: '/bizwithdraw/bizTradePlaza/list',
    summary: 'Withdrawals just paid',
    auth: 'optional',
    data: z.array(plazaLineSchema),
  }),
  /** How much was paid today and yesterday, and how fast. The path is ours. */
  summary: defineEndpoint({
    method: 'GET',
    path: '/bizgift/bizTradePlaza/summary',
    summary: 'Paid today and yesterday',
    auth: 'none',
    data: plazaSummarySchema,
  }),
}

/** The calls of `plaza` under their own name, so that an editor shows it and not their schemas. */
export interface PlazaEndpoints extends Readonly<typeof calls> {}

/** What others were paid, newest first. */
export const plaza: PlazaEndpoints = calls
