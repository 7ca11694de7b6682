import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { foundSchema, searchQuerySchema } from './search.schema.ts'

const calls = {
  /**
   * Finds sellers, orders (by number, id, a whole code or its last two characters, seller, code or name of the coupon, redeemer and its
   * reference, and by several words of what is printed on them, as in "steam US $100 adaeze": those that wait first), withdrawals (by reference, bank slip or account ending), verifications, blocks, partners,
   * campaigns (by name or code), changes, operators, and whether the audit tells of an id: five of a kind at most. The kind of what
   * was typed whole (number of an order or its end, its id, a code, reference or slip of a withdrawal) comes first. Each
   * operator finds what their roles may open. What is looked for travels in the body and is kept nowhere: it may be a code.
   */
  find: defineEndpoint({
    method: 'POST',
    audited: 'refused',
    path: '/ops/search/find',
    summary: 'Find anything',
    auth: 'operator',
    body: searchQuerySchema,
    data: z.array(foundSchema),
  }),
}

/** The calls of `search` under their own name, so that an editor shows it and not their schemas. */
export interface SearchEndpoints extends Readonly<typeof calls> {}

/** Finding things in the console. */
export const search: SearchEndpoints = calls
