import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { currencyIdQuerySchema } from '../primitives/index.ts'
import { currencyRateSchema, digitalNetworkSchema, settleCurrencySchema } from './currency.schema.ts'

const calls = {
  /**
   * Currencies that a seller can be paid in, with their rates to the naira. With `isEnableCurrencyTypeConf=1` only
   * those that are enabled.
   */
  settleCurrencies: defineEndpoint({
    method: 'GET',
    path: '/bizset/v1/bizSettleCurrencyConf/querySettleCurrencyList',
    summary: 'Settle currencies',
    auth: 'optional',
    query: z.object({ isEnableCurrencyTypeConf: z.optional(z.literal(['0', '1', 'true', 'false'])) }),
    data: z.array(settleCurrencySchema),
  }),
  /** Conversion rates between wallet currencies: how much of the other one unit gives. */
  rates: defineEndpoint({
    method: 'GET',
    path: '/bizset/v1/bizCurrencyConversion/currencyRateList',
    summary: 'Conversion rates',
    auth: 'optional',
    query: z.object({ inCurrencyId: z.optional(currencyIdQuerySchema) }),
    data: z.array(currencyRateSchema),
  }),
  /** Networks over which digital currency can be sent. */
  networks: defineEndpoint({
    method: 'GET',
    path: '/bizset/v1/bizSettleCurrencyConf/digitalCurrencyNetworkList',
    summary: 'Digital-currency networks',
    auth: 'optional',
    data: z.array(digitalNetworkSchema),
  }),
}

/** The calls of `currencies` under their own name, so that an editor shows it and not their schemas. */
export interface CurrenciesEndpoints extends Readonly<typeof calls> {}

/** Wallet currencies and their rates. */
export const currencies: CurrenciesEndpoints = calls
