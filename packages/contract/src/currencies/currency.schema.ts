import * as z from 'zod/mini'
import { amountSchema, currencyIdSchema, instantSchema, type Named } from '../primitives/index.ts'

const settleCurrencyFields = z.object({
  id: currencyIdSchema,
  settleCurrencyName: z.string(),
  settleCurrencySymbol: z.string(),
  /** Naira is 1; a number, as the specification gives it. */
  rate: z.number(),
})
/** A currency that a seller can be paid in. */
export interface SettleCurrency extends z.infer<typeof settleCurrencyFields> {}
/** Settle currency (specification, section 3). The client adds the aliases `name` and `symbol`. */
export const settleCurrencySchema: Named<SettleCurrency, typeof settleCurrencyFields.shape> =
  settleCurrencyFields

const currencyRateFields = z.object({
  inCurrencyId: currencyIdSchema,
  outCurrencyId: currencyIdSchema,
  rate: amountSchema,
  validUntil: instantSchema,
})
/** How much of one currency one unit of another gives. */
export interface CurrencyRate extends z.infer<typeof currencyRateFields> {}
/** How much of `outCurrencyId` one unit of `inCurrencyId` gives. */
export const currencyRateSchema: Named<CurrencyRate, typeof currencyRateFields.shape> = currencyRateFields

const digitalNetworkFields = z.object({
  id: z.string(),
  currencyId: currencyIdSchema,
  network: z.string(),
  addressRegex: z.string(),
  fee: amountSchema,
  min: amountSchema,
  /** In how many minutes it usually confirms a payment; null where nothing is said. */
  confirmMinutes: z.nullable(z.int()),
})
/** A network over which digital currency can be sent. */
export interface DigitalNetwork extends z.infer<typeof digitalNetworkFields> {}
/** A network over which digital currency can be sent. */
export const digitalNetworkSchema: Named<DigitalNetwork, typeof digitalNetworkFields.shape> =
  digitalNetworkFields
