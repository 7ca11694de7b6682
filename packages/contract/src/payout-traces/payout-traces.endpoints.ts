import { defineEndpoint } from '../http/endpoint.ts'
import { keyedPageOf } from '../primitives/index.ts'
import { payoutTraceSchema, traceAnswerSchema, traceQueueQuerySchema } from './payout-trace.schema.ts'

const treasurers = ['treasurer', 'admin'] as const

const calls = {
  /** Paid withdrawals that their sellers do not find, or what was found of them: paged by the service. */
  queue: defineEndpoint({
    method: 'GET',
    path: '/ops/payoutTraces/queue',
    summary: 'Withdrawals that have not come',
    auth: 'operator',
    roles: treasurers,
    query: traceQueueQuerySchema,
    data: keyedPageOf(payoutTraceSchema),
  }),
  /**
   * Answers with what proves the payment. Money that came back is recorded by `payouts.recordReturn`, or told by the
   * provider: both end the trace.
   */
  answer: defineEndpoint({
    method: 'POST',
    path: '/ops/payoutTraces/answer',
    summary: 'Answer where a withdrawal is',
    auth: 'operator',
    roles: treasurers,
    body: traceAnswerSchema,
    data: payoutTraceSchema,
    idempotencyKey: true,
    errors: ['traceEnded', 'ownOrder', 'invalidInput', 'notFound'],
  }),
}

/** The calls of `payoutTraces` under their own name, so that an editor shows it and not their schemas. */
export interface PayoutTracesEndpoints extends Readonly<typeof calls> {}

/** Paid withdrawals that have not come, at the treasurer's. A seller says so by `withdrawals.reportMissing`. */
export const payoutTraces: PayoutTracesEndpoints = calls
