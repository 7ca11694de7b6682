import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { keyedPageOf, verificationIdSchema } from '../primitives/index.ts'
import {
  reviewCaseSchema,
  reviewDecisionSchema,
  reviewQueueQuerySchema,
  reviewRowSchema,
} from './review.schema.ts'

const reviewers = ['reviewer', 'senior', 'admin'] as const

const calls = {
  /** Cases that wait, or those that were decided: filtered and paged by the service. */
  queue: defineEndpoint({
    method: 'GET',
    path: '/ops/verifications/queue',
    summary: 'Verifications to review',
    auth: 'operator',
    roles: reviewers,
    query: reviewQueueQuerySchema,
    data: keyedPageOf(reviewRowSchema),
  }),
  /** One case, with what the seller sent. Photos open for the caller's session alone, while the case waits. */
  detail: defineEndpoint({
    method: 'GET',
    path: '/ops/verifications/case',
    summary: 'One verification, for review',
    auth: 'operator',
    roles: reviewers,
    query: z.object({ verificationId: verificationIdSchema }),
    data: reviewCaseSchema,
    errors: ['notFound', 'ownOrder'],
  }),
  /** Accepts or refuses. The level, the notification and the mail are written in one transaction; the first one counts. */
  decide: defineEndpoint({
    method: 'POST',
    path: '/ops/verifications/decide',
    summary: 'Decide a verification',
    auth: 'operator',
    roles: reviewers,
    body: reviewDecisionSchema,
    data: reviewCaseSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder', 'verificationDecided', 'invalidInput'],
  }),
}

/** The calls of `verificationReviews` under their own name, so that an editor shows it and not their schemas. */
export interface VerificationReviewsEndpoints extends Readonly<typeof calls> {}

/** Verifications at the desk. */
export const verificationReviews: VerificationReviewsEndpoints = calls
