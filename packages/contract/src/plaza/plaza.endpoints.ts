import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { amountSchema, currencyIdSchema, instantSchema, type Named } from '../primitives/index.ts'

const plazaLineFields = z.object({
  maskedName: z.string(),
  amount: amountSchema,
  currencyId: currencyIdSchema,
  label: z.string(),
  durationSeconds: z.int(),
  time: instantSchema,
  /** SHA-256 over the line's own facts. */
  receiptHash: z.string(),
})
/** A line of the public feed. */
export interface PlazaLine extends z.infer<typeof plazaLineFields> {}
/** A line of the public feed: a settled sale or a paid withdrawal, with a masked name. */
export const plazaLineSchema: Named<PlazaLine, typeof plazaLineFields.shape> = plazaLineFields

const calls = {
  /** Sales just settled, newest first, names masked. */
  cardOrders: defineEndpoint({
    method: 'GET',
    path: '/bizgift/bizTradePlaza/list',
    summary: 'Cards just paid',
    auth: 'optional',
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
}

/** The calls of `plaza` under their own name, so that an editor shows it and not their schemas. */
export interface PlazaEndpoints extends Readonly<typeof calls> {}

/** What others were paid, newest first. */
export const plaza: PlazaEndpoints = calls
