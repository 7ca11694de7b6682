import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { currencyIdQuerySchema } from '../primitives/index.ts'
import { currencyRateSchema, digitalNetworkSchema, settleCurrencySchema } from './currency.schema.ts'

const calls = {
  /**
   * Currencies that a seller can be paid in, with their rates to the naira. With `isEnableCurrencyTypeConf=1` only
   * those that are enabled.
   *
   * Units: `rate` is a number, with the naira at 1.
   * Errors: the general ones.
   * Source: specification, section 7.
   */
  settleCurrencies: defineEndpoint({
    method: 'GET',
    path: '/bizset/v1/bizSettleCurrencyConf/querySettleCurrencyList',
    summary: 'Settle currencies',
    auth: 'optional',
    query: z.object({ isEnableCurrencyTypeConf: z.optional(z.literal(['0', '1', 'true', 'false'])) }),
    data: z.array(settleCurrencySchema),
  }),
  /**
   * Conversion rates between wallet currencies: how much of the other one unit gives.
   *
   * Units: a rate is a decimal string, `outCurrencyId` for one `inCurrencyId`; times ISO 8601 in UTC.
   * Errors: the general ones.
   * Source: specification, section 7.
   */
  rates: defineEndpoint({
    method: 'GET',
    path: '/bizset/v1/bizCurrencyConversion/currencyRateList',
    summary: 'Conversion rates',
    auth: 'optional',
    query: z.object({ inCurrencyId: z.optional(currencyIdQuerySchema) }),
    data: z.array(currencyRateSchema),
  }),
  /**
   * Networks over which digital currency can be sent.
   *
   * Units: fee and smallest amount are decimal strings in the currency's main unit.
   * Errors: the general ones.
   * Source: specification, section 7.
   */
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

/** Wallet currencies and their rates. Source: specification, section 7. */
export const currencies: CurrenciesEndpoints = calls
