import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { debtSchema } from './debt.schema.ts'

const calls = {
  /**
   * What the seller owes, by currency; empty where nothing is owed. Whatever comes to the wallet of a currency pays it back by
   * itself, the oldest first.
   */
  list: defineEndpoint({
    method: 'GET',
    path: '/bizwallet/v1/bizDebt/list',
    summary: 'What I owe',
    auth: 'bearer',
    data: z.array(debtSchema),
  }),
}

/** The calls of `debts` under their own name, so that an editor shows it and not their schemas. */
export interface DebtsEndpoints extends Readonly<typeof calls> {}

/** What a seller owes after a sale was taken back that was spent already. The path is ours. */
export const debts: DebtsEndpoints = calls
