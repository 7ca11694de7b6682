import { partnerReviews } from '@kaadi/contract/partner-reviews'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createDecide } from './joining/decide.ts'
import { createReadReview, toReviewRow } from './joining/read-review.ts'
import { findReview, pageReviews } from './joining/reviews.repository.ts'
import { isKeyRevoked } from './keys/keys.repository.ts'

/** The desk's side of the programme. */
export function bindReviews(app: FastifyInstance, deps: Deps): void {
  const readReview = createReadReview(deps)
  const desk = createDecide(deps, readReview)

  bind(app, partnerReviews.queue, async ({ query }) => {
    const page = await pageReviews(deps.database, query)
    return { ...page, records: page.records.map(toReviewRow) }
  })
  bind(app, partnerReviews.detail, ({ operator, query }) => readReview(operator, query.applicationId))
  const facts = async ({ body }: { readonly body: { readonly applicationId: string } }) => {
    const found = await findReview(deps.database, body.applicationId)
    return found && { status: found.status, tier: found.tier, reason: found.reason }
  }
  bind(
    app,
    partnerReviews.decide,
    ({ operator, body, idempotencyKey }) => desk.decide(operator, body, idempotencyKey),
    { audit: facts },
  )
  bind(
    app,
    partnerReviews.suspend,
    ({ operator, body, idempotencyKey }) => desk.pause(operator, body, idempotencyKey),
    { audit: facts },
  )
  bind(
    app,
    partnerReviews.resume,
    ({ operator, body, idempotencyKey }) => desk.pause(operator, body, idempotencyKey),
    { audit: facts },
  )
  bind(
    app,
    partnerReviews.giveTier,
    ({ operator, body, idempotencyKey }) => desk.giveTier(operator, body, idempotencyKey),
    { audit: facts },
  )
  bind(
    app,
    partnerReviews.revokeKey,
    ({ operator, body, idempotencyKey }) => desk.revokeKey(operator, body, idempotencyKey),
    { audit: async ({ body }) => ({ isRevoked: await isKeyRevoked(deps.database, body.keyId) }) },
  )
}
