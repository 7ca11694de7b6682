import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { keyedPageOf, reversalIdSchema } from '../primitives/index.ts'
import { reversalQueueQuerySchema, reversalRequestSchema, reversalSchema } from './reversal.schema.ts'

const seniors = ['senior', 'admin'] as const

const calls = {
  /** What was asked for and waits for another person, or what was decided. */
  queue: defineEndpoint({
    method: 'GET',
    path: '/ops/reversals/queue',
    summary: 'Reversals',
    auth: 'operator',
    roles: seniors,
    query: reversalQueueQuerySchema,
    data: keyedPageOf(reversalSchema),
  }),
  /** One reversal, wherever it stands in its list. */
  detail: defineEndpoint({
    method: 'GET',
    path: '/ops/reversals/detail',
    summary: 'One reversal',
    auth: 'operator',
    roles: seniors,
    query: z.object({ reversalId: reversalIdSchema }),
    data: reversalSchema,
    errors: ['notFound', 'ownOrder'],
  }),
  /** Asks to take a paid order back, with evidence. Nothing moves until another operator agrees. */
  ask: defineEndpoint({
    method: 'POST',
    path: '/ops/reversals/ask',
    summary: 'Ask to take an order back',
    auth: 'operator',
    roles: seniors,
    body: reversalRequestSchema,
    data: reversalSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder', 'orderNotPaid', 'reversalOpen', 'invalidInput'],
  }),
  /**
   * Agrees or declines. Taking back mirrors the order's credit: card value, level bonus, coupon and points. What the wallet does
   * not have is owed, and the next credits pay it down; a balance never falls below zero.
   */
  decide: defineEndpoint({
    method: 'POST',
    path: '/ops/reversals/decide',
    summary: 'Decide a reversal',
    auth: 'operator',
    roles: seniors,
    body: z.object({ reversalId: reversalIdSchema, agree: z.boolean() }),
    data: reversalSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder', 'ownReversal', 'reversalEnded', 'orderNotPaid'],
  }),
}

/** The calls of `reversals` under their own name, so that an editor shows it and not their schemas. */
export interface ReversalsEndpoints extends Readonly<typeof calls> {}

/** Taking a paid order back, by two operators. */
export const reversals: ReversalsEndpoints = calls
