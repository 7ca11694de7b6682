import { defineEndpoint } from '../http/endpoint.ts'
import { deskInsightSchema, insightQuerySchema } from './insight.schema.ts'
import { moneyInsightSchema, moneyQuerySchema } from './money.schema.ts'

const calls = {
  /**
   * How the desk does: orders that wait by state and age, and of a period what was answered, how fast, within which promise, what is overdue,
   * why cards were refused, and how far second looks agreed. Days are those of UTC. What is over is summed once, by the day: a
   * year costs what its days cost, however many orders there were. A period of more than 366 days is refused.
   */
  desk: defineEndpoint({
    method: 'GET',
    path: '/ops/insight/desk',
    summary: 'How the desk does',
    auth: 'operator',
    roles: ['senior', 'admin'],
    query: insightQuerySchema,
    data: deskInsightSchema,
  }),
  /**
   * What moved in a period, by currency, day and brand: paid for cards, bonuses and rewards, payouts, fees, exchanges. Summed by
   * the day as the desk's figures are. It is the past of trade, not what accounts hold now.
   */
  money: defineEndpoint({
    method: 'GET',
    path: '/ops/insight/money',
    summary: 'What moved in a period',
    auth: 'operator',
    roles: ['senior', 'admin'],
    query: moneyQuerySchema,
    data: moneyInsightSchema,
  }),
}

/** The calls of `insight` under their own name, so that an editor shows it and not their schemas. */
export interface InsightEndpoints extends Readonly<typeof calls> {}

/** Figures about the work of the desk. The paths are decision 121. */
export const insight: InsightEndpoints = calls
