import * as z from 'zod/mini'
import { amountSchema, currencyIdSchema, instantSchema } from '../primitives/index.ts'

/** Settle currency (specification, section 3). The client adds the aliases `name` and `symbol`. */
export const settleCurrencySchema = z.object({
  id: currencyIdSchema,
  settleCurrencyName: z.string(),
  settleCurrencySymbol: z.string(),
  /** Naira is 1; a number, as the specification gives it. */
  rate: z.number(),
})
/** A currency that a seller can be paid in. */
export type SettleCurrency = z.infer<typeof settleCurrencySchema>

/** How much of `outCurrencyId` one unit of `inCurrencyId` gives. */
export const currencyRateSchema = z.object({
  inCurrencyId: currencyIdSchema,
  outCurrencyId: currencyIdSchema,
  rate: amountSchema,
  validUntil: instantSchema,
})
/** How much of one currency one unit of another gives. */
export type CurrencyRate = z.infer<typeof currencyRateSchema>

/** A network over which digital currency can be sent. */
export const digitalNetworkSchema = z.object({
  id: z.string(),
  currencyId: currencyIdSchema,
  network: z.string(),
  addressRegex: z.string(),
  fee: amountSchema,
  min: amountSchema,
})
/** A network over which digital currency can be sent. */
export type DigitalNetwork = z.infer<typeof digitalNetworkSchema>
