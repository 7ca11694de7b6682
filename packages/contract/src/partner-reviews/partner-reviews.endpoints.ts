import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { partnerSuspensionSchema, partnerTierSchema } from '../partners/index.ts'
import { keyedPageOf, partnerApplicationIdSchema, partnerKeyIdSchema } from '../primitives/index.ts'
import {
  partnerDecisionSchema,
  partnerReviewQuerySchema,
  partnerReviewRowSchema,
  partnerReviewSchema,
} from './partner-review.schema.ts'

const roles = ['senior', 'admin'] as const
const applicationId = partnerApplicationIdSchema

const calls = {
  /** Applications that wait, partners, and those that were refused or paused: filtered and paged by the service. */
  queue: defineEndpoint({
    method: 'GET',
    path: '/ops/partners/queue',
    summary: 'Partners and applications',
    auth: 'operator',
    roles,
    query: partnerReviewQuerySchema,
    data: keyedPageOf(partnerReviewRowSchema),
  }),
  /** One application with the partner that it made, its keys and its history. */
  detail: defineEndpoint({
    method: 'GET',
    path: '/ops/partners/detail',
    summary: 'One partner',
    auth: 'operator',
    roles,
    query: z.object({ applicationId }),
    data: partnerReviewSchema,
    errors: ['notFound', 'ownOrder'],
  }),
  /** Accepts with a tier, or refuses with a reason. Notification and mail are written with it; the first one counts. */
  decide: defineEndpoint({
    method: 'POST',
    path: '/ops/partners/decide',
    summary: 'Decide an application',
    auth: 'operator',
    roles,
    body: partnerDecisionSchema,
    data: partnerReviewSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder', 'partnerDecided', 'invalidInput'],
  }),
  /** Pauses a partner: from the reply on no key of theirs opens anything, and their events wait. */
  suspend: defineEndpoint({
    method: 'POST',
    path: '/ops/partners/suspend',
    summary: 'Pause a partner',
    auth: 'operator',
    roles,
    body: z.object({ applicationId, reason: partnerSuspensionSchema }),
    data: partnerReviewSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder', 'partnerDecided'],
  }),
  /** Opens a paused partner again. */
  resume: defineEndpoint({
    method: 'POST',
    path: '/ops/partners/resume',
    summary: 'Open a partner again',
    auth: 'operator',
    roles,
    body: z.object({ applicationId }),
    data: partnerReviewSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder', 'partnerDecided'],
  }),
  /** Gives a tier. A higher one that volume reaches holds all the same. */
  giveTier: defineEndpoint({
    method: 'POST',
    path: '/ops/partners/giveTier',
    summary: 'Give a tier',
    auth: 'operator',
    roles,
    body: z.object({ applicationId, tier: partnerTierSchema }),
    data: partnerReviewSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder', 'notPartner'],
  }),
  /** Ends a key of a partner at once. */
  revokeKey: defineEndpoint({
    method: 'POST',
    path: '/ops/partners/revokeKey',
    summary: "Revoke a partner's key",
    auth: 'operator',
    roles,
    body: z.object({ applicationId, keyId: partnerKeyIdSchema }),
    data: partnerReviewSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder'],
  }),
}

/** The calls of `partnerReviews` under their own name, so that an editor shows it and not their schemas. */
export interface PartnerReviewsEndpoints extends Readonly<typeof calls> {}

/** Partners at the desk. */
export const partnerReviews: PartnerReviewsEndpoints = calls
