import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { catalogueIdSchema, type Named } from '../primitives/index.ts'

const balancePageFields = z.object({
  cardTypeId: catalogueIdSchema,
  /** A page of whoever issued the card. */
  url: z.string().check(z.regex(/^https:\/\//)),
  /** What to do there, in a sentence. */
  how: z.string(),
})
/** Where the balance of a brand's cards is looked up. */
export interface BalancePage extends z.infer<typeof balancePageFields> {}
/** Where the balance of a brand's cards is looked up. */
export const balancePageSchema: Named<BalancePage, typeof balancePageFields.shape> = balancePageFields

const calls = {
  /** Pages of the issuers, by the name of their brands. Brands without one are left out. */
  list: defineEndpoint({
    method: 'GET',
    path: '/comsetbiz/v1/comGiftCardTypeConf/balancePages',
    summary: 'Where a card’s balance is looked up',
    auth: 'none',
    data: z.array(balancePageSchema),
  }),
}

/** The calls of `cardBalances` under their own name, so that an editor shows it and not their schemas. */
export interface CardBalancesEndpoints extends Readonly<typeof calls> {}

/** Where the balance of a card is looked up, at whoever issued it. The path is ours. */
export const cardBalances: CardBalancesEndpoints = calls
