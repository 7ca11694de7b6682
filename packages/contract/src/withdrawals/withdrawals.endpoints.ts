import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { traceRequestSchema } from '../payout-traces/withdrawal-trace.schema.ts'
import { currencyIdQuerySchema, pageOf, withdrawalIdSchema } from '../primitives/index.ts'
import {
  withdrawalLimitsSchema,
  withdrawalPageQuerySchema,
  withdrawalRequestSchema,
  withdrawalRetrySchema,
  withdrawalSchema,
} from './withdrawal.schema.ts'

const calls = {
  /** Limits, fee rule and what can be asked for now. */
  limits: defineEndpoint({
    method: 'GET',
    path: '/bizwithdraw/v1/bizWithdraw/limits',
    summary: 'Limits and fees',
    auth: 'bearer',
    query: z.object({ currencyId: currencyIdQuerySchema }),
    data: withdrawalLimitsSchema,
  }),
  /**
   * Asks for a payout to a saved bank account. The amount is held at once and comes back if the payout fails, with its
   * fee. Sending the same idempotency key twice is safe.
   */
  request: defineEndpoint({
    method: 'POST',
    path: '/bizwithdraw/v1/bizWithdraw/submit',
    summary: 'Withdraw',
    auth: 'bearer',
    body: withdrawalRequestSchema,
    data: withdrawalSchema,
    idempotencyKey: true,
    errors: [
      'countryClosed',
      'withdrawingPaused',
      'bankAccountBlocked',
      'insufficientFunds',
      'belowMinimum',
      'feeAboveAmount',
      'feeChanged',
      'aboveMaximum',
      'dailyLimitReached',
      'newAccountLimitReached',
      'withdrawalsHeld',
      'owesInAnotherCurrency',
      'pinNotSet',
      'wrongPin',
      'pinLocked',
      'notFound',
      'deletionPending',
    ],
  }),
  /**
   * Sends a failed withdrawal again, once, to an account that the seller has corrected: a new withdrawal of the same amount,
   * under the limits and fees of now (`canRetryWithdrawal`).
   */
  retry: defineEndpoint({
    method: 'POST',
    path: '/bizwithdraw/v1/bizWithdraw/retry',
    summary: 'Send a failed withdrawal again',
    auth: 'bearer',
    body: withdrawalRetrySchema,
    data: withdrawalSchema,
    idempotencyKey: true,
    errors: [
      'withdrawalNotRetryable',
      'countryClosed',
      'withdrawingPaused',
      'bankAccountBlocked',
      'insufficientFunds',
      'belowMinimum',
      'feeAboveAmount',
      'feeChanged',
      'aboveMaximum',
      'dailyLimitReached',
      'newAccountLimitReached',
      'withdrawalsHeld',
      'owesInAnotherCurrency',
      'pinNotSet',
      'wrongPin',
      'pinLocked',
      'notFound',
      'deletionPending',
    ],
  }),
  /** Takes a withdrawal back while it is not on its way. */
  cancel: defineEndpoint({
    method: 'POST',
    path: '/bizwithdraw/v1/bizWithdraw/cancel',
    summary: 'Take a withdrawal back',
    auth: 'bearer',
    body: z.object({ id: withdrawalIdSchema }),
    data: withdrawalSchema,
    idempotencyKey: true,
    errors: ['withdrawalNotCancellable'],
  }),
  /** The seller's withdrawals, newest first. */
  page: defineEndpoint({
    method: 'GET',
    path: '/bizwithdraw/v1/bizWithdraw/page',
    summary: 'My withdrawals',
    auth: 'bearer',
    query: withdrawalPageQuerySchema,
    data: pageOf(withdrawalSchema),
  }),
  /** One withdrawal with every change of its state. A foreign and an unknown id answer the same 404. */
  detail: defineEndpoint({
    method: 'GET',
    path: '/bizwithdraw/v1/bizWithdraw/detail',
    summary: 'One withdrawal',
    auth: 'bearer',
    query: z.object({ id: withdrawalIdSchema }),
    data: withdrawalSchema,
    errors: ['notFound'],
  }),
  /**
   * Says that a paid withdrawal has not come, within fourteen days (`canTrace`). A treasurer asks the bank and answers;
   * one at a time waits. Nothing moves by it.
   */
  reportMissing: defineEndpoint({
    method: 'POST',
    path: '/bizwithdraw/v1/bizWithdraw/notReceived',
    summary: 'Say that a withdrawal has not come',
    auth: 'bearer',
    body: traceRequestSchema,
    data: withdrawalSchema,
    idempotencyKey: true,
    errors: ['traceOpen', 'traceClosed', 'notFound'],
  }),
  /** What a paid withdrawal came to, where it went and what proves it, as a PDF. */
  receipt: defineEndpoint({
    method: 'GET',
    path: '/bizwithdraw/v1/bizWithdraw/receipt',
    summary: 'Receipt of a withdrawal',
    auth: 'bearer',
    query: z.object({ id: withdrawalIdSchema }),
    data: z.unknown(),
    replies: 'file',
    errors: ['withdrawalNotPaid', 'notFound', 'tooManyRequests'],
  }),
}

/** The calls of `withdrawals` under their own name, so that an editor shows it and not their schemas. */
export interface WithdrawalsEndpoints extends Readonly<typeof calls> {}

/** Payouts to a saved bank account. The paths are ours: the specification does not show withdraw calls. */
export const withdrawals: WithdrawalsEndpoints = calls
