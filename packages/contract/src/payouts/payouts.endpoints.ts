import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { pageOf, pageQueryFields, withdrawalIdSchema } from '../primitives/index.ts'
import { withdrawalSchema } from '../withdrawals/withdrawal.schema.ts'

const treasurers = ['treasurer', 'admin'] as const

/** A withdrawal as the treasurer sees it: with the whole account number, which manual payouts need. */
export const payoutSchema = z.object({
  withdrawal: withdrawalSchema,
  sellerName: z.string(),
  accountNumber: z.string(),
  bankCode: z.string(),
  takenBy: z.nullable(z.string()),
})
/** A withdrawal as the treasurer sees it. */
export type Payout = z.infer<typeof payoutSchema>

/** Manual payouts: the operators are the provider, the bank slip number is the proof. The paths are ours. */
export const payouts = {
  /**
   * Withdrawals that wait for a payout, are on their way, or have ended.
   *
   * Units: amounts are decimal strings in the withdrawal's currency; times ISO 8601 in UTC.
   * Errors: the general ones.
   * Source: ours (design, "The desk").
   */
  page: defineEndpoint({
    method: 'GET',
    path: '/ops/payout/page',
    summary: 'Payouts',
    auth: 'operator',
    roles: treasurers,
    query: z.object({
      ...pageQueryFields,
      view: z._default(z.literal(['waiting', 'sent', 'ended']), 'waiting'),
    }),
    data: pageOf(payoutSchema),
  }),
  /**
   * One payout with the whole account number.
   *
   * Units: amounts are decimal strings in the withdrawal's currency; times ISO 8601 in UTC.
   * Errors: `notFound`.
   * Source: ours (design, "The desk").
   */
  detail: defineEndpoint({
    method: 'GET',
    path: '/ops/payout/detail',
    summary: 'One payout',
    auth: 'operator',
    roles: treasurers,
    query: z.object({ id: withdrawalIdSchema }),
    data: payoutSchema,
    errors: ['notFound'],
  }),
  /**
   * Takes a queued withdrawal (3 to 4): from now on the seller can no longer cancel it.
   *
   * Units: amounts are decimal strings in the withdrawal's currency; times ISO 8601 in UTC.
   * Errors: `withdrawalNotWaiting`, `ownOrder`, `notFound`.
   * Source: ours (design, "The desk").
   */
  start: defineEndpoint({
    method: 'POST',
    path: '/ops/payout/start',
    summary: 'Start a payout',
    auth: 'operator',
    roles: treasurers,
    body: z.object({ id: withdrawalIdSchema }),
    data: payoutSchema,
    idempotencyKey: true,
    errors: ['withdrawalNotWaiting', 'ownOrder', 'notFound'],
  }),
  /**
   * Confirms that the bank has paid (4 to 10). A bank slip number is used once.
   *
   * Units: amounts are decimal strings in the withdrawal's currency; times ISO 8601 in UTC.
   * Errors: `withdrawalNotWaiting`, `bankSlipUsed`, `notFound`.
   * Source: ours (design, "The desk").
   */
  confirm: defineEndpoint({
    method: 'POST',
    path: '/ops/payout/confirm',
    summary: 'Confirm a payout',
    auth: 'operator',
    roles: treasurers,
    body: z.object({
      id: withdrawalIdSchema,
      bankSlipNumber: z.string().check(z.regex(/^[A-Za-z0-9/-]{6,40}$/)),
    }),
    data: payoutSchema,
    idempotencyKey: true,
    errors: ['withdrawalNotWaiting', 'bankSlipUsed', 'notFound'],
  }),
  /**
   * The bank refused (4 to 21): the held amount comes back, its fee too.
   *
   * Units: amounts are decimal strings in the withdrawal's currency; times ISO 8601 in UTC.
   * Errors: `withdrawalNotWaiting`, `notFound`.
   * Source: ours (design, "The desk").
   */
  fail: defineEndpoint({
    method: 'POST',
    path: '/ops/payout/fail',
    summary: 'Record a failed payout',
    auth: 'operator',
    roles: treasurers,
    body: z.object({ id: withdrawalIdSchema, reason: z.string().check(z.minLength(3), z.maxLength(200)) }),
    data: payoutSchema,
    idempotencyKey: true,
    errors: ['withdrawalNotWaiting', 'notFound'],
  }),
}
