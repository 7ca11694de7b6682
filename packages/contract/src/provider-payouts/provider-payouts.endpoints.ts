import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { withdrawalIdSchema } from '../primitives/index.ts'
import { providerTimelineSchema } from './provider-payout.schema.ts'

const roles = ['treasurer', 'senior', 'admin'] as const

const calls = {
  /** What was done with a payout at its provider, and what the provider told; null where operators pay it. */
  timeline: defineEndpoint({
    method: 'GET',
    path: '/ops/payout/provider',
    summary: 'A payout at its provider',
    auth: 'operator',
    roles,
    query: z.object({ id: withdrawalIdSchema }),
    data: z.nullable(providerTimelineSchema),
    errors: ['notFound'],
  }),
  /** Asks the provider now how a payout stands, and does what follows. Nothing is sent again by it. */
  ask: defineEndpoint({
    method: 'POST',
    path: '/ops/payout/provider/ask',
    summary: 'Ask the provider',
    auth: 'operator',
    roles,
    body: z.object({ id: withdrawalIdSchema }),
    data: z.nullable(providerTimelineSchema),
    idempotencyKey: true,
    errors: ['payoutNotAtProvider', 'notFound'],
  }),
}

/** The calls of `providerPayouts` under their own name, so that an editor shows it and not their schemas. */
export interface ProviderPayoutsEndpoints extends Readonly<typeof calls> {}

/** Payouts that a provider's machine carries out. The paths are ours. */
export const providerPayouts: ProviderPayoutsEndpoints = calls
