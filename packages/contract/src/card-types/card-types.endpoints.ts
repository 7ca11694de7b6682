import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { catalogueIdSchema } from '../primitives/index.ts'
import { cardCurrencyListSchema, cardPriceSchema, cardTypeListSchema } from './card-type.schema.ts'

const priceQuery = z.object({
  cardTypeId: z.optional(catalogueIdSchema),
  currencyTypeId: z.optional(catalogueIdSchema),
})

const calls = {
  /** Brands as list and by id. With `isEnableCardTypeConf=1` only those that are enabled. */
  list: defineEndpoint({
    method: 'GET',
    path: '/comsetbiz/v1/comGiftCardTypeConf/listAndMap',
    summary: 'Brands',
    auth: 'none',
    query: z.object({ isEnableCardTypeConf: z.optional(z.literal(['0', '1', 'true', 'false'])) }),
    data: cardTypeListSchema,
  }),
  /** Card currencies (countries) as list and by id. */
  currencies: defineEndpoint({
    method: 'GET',
    path: '/comsetbiz/v1/comGiftCardCurrencyTypeConf/listAndMap',
    summary: 'Countries of cards',
    auth: 'none',
    data: cardCurrencyListSchema,
  }),
  /** Newest prices, of every brand or of one. */
  newestPrices: defineEndpoint({
    method: 'GET',
    path: '/comsetbiz/v1/comGiftCardPriceInfoConf/getNewestPrice',
    summary: 'Newest prices',
    auth: 'none',
    query: priceQuery,
    data: z.array(cardPriceSchema),
  }),
  /** Every configured price, those of paused brands too. */
  allPrices: defineEndpoint({
    method: 'GET',
    path: '/comsetbiz/v1/comGiftCardPriceInfoConf/getAllCardInfoConfigList',
    summary: 'All prices',
    auth: 'optional',
    query: priceQuery,
    data: z.array(cardPriceSchema),
  }),
  /** The best rates now, highest first, one row a brand. */
  highRates: defineEndpoint({
    method: 'GET',
    path: '/comsetbiz/v1/comGiftCardTypeConf/highRateCards',
    summary: 'Best rates',
    auth: 'optional',
    data: z.array(cardPriceSchema),
  }),
  /** What is bought now: of each brand and country the price with the best rate. */
  onSale: defineEndpoint({
    method: 'GET',
    path: '/comsetbiz/v1/comGiftCardTypeConf/onSaleGiftCardInfos',
    summary: 'Cards bought now',
    auth: 'optional',
    data: z.array(cardPriceSchema),
  }),
}

/** The calls of `cardTypes` under their own name, so that an editor shows it and not their schemas. */
export interface CardTypesEndpoints extends Readonly<typeof calls> {}

/** The catalogue: brands, countries, prices. */
export const cardTypes: CardTypesEndpoints = calls
