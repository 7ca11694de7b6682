import { defineEndpoint } from '../http/endpoint.ts'
import { keyedPageOf } from '../primitives/index.ts'
import {
  brandRequestAnswerSchema,
  brandRequestListQuerySchema,
  brandRequestRowSchema,
} from './brand-request-review.schema.ts'

const roles = ['editor', 'admin'] as const

const calls = {
  /** Brands that sellers ask for, with how many do: filtered, sorted and paged by the service. */
  list: defineEndpoint({
    method: 'GET',
    path: '/ops/brand-requests/list',
    summary: 'Brands that sellers ask for',
    auth: 'operator',
    roles,
    query: brandRequestListQuerySchema,
    data: keyedPageOf(brandRequestRowSchema),
  }),
  /** Says that the brand came, which tells each seller who asked for it, or that it will not, which tells nobody. */
  answer: defineEndpoint({
    method: 'POST',
    path: '/ops/brand-requests/answer',
    summary: 'Answer a request for a brand',
    auth: 'operator',
    roles,
    body: brandRequestAnswerSchema,
    data: brandRequestRowSchema,
    idempotencyKey: true,
    errors: ['notFound', 'brandAnswered', 'invalidInput'],
  }),
}

/** The calls of `brandRequestReviews` under their own name, so that an editor shows it and not their schemas. */
export interface BrandRequestReviewsEndpoints extends Readonly<typeof calls> {}

/** The desk's side of brands that are missed. */
export const brandRequestReviews: BrandRequestReviewsEndpoints = calls
