import { verificationReviews } from '@kaadi/contract/verification-reviews'
import { verifications } from '@kaadi/contract/verifications'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createReadStatus } from './read-status.ts'
import { createDecideCase } from './reviewing/decide-case.ts'
import { pageReviews } from './reviewing/page-reviews.repository.ts'
import { createReadCase, toReviewRow } from './reviewing/read-case.ts'
import { findReview } from './reviewing/reviews.repository.ts'
import { createSubmitCase } from './submitting/submit-case.ts'

export const verificationsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const readStatus = createReadStatus(deps)
    const submit = createSubmitCase(deps, readStatus)
    const readCase = createReadCase(deps)
    const decide = createDecideCase(deps, readCase)

    bind(app, verifications.status, ({ user }) => readStatus(user.id))
    bind(app, verifications.submit, ({ user, body, idempotencyKey }) => submit(user, body, idempotencyKey))
    bind(app, verificationReviews.queue, async ({ query }) => {
      const page = await pageReviews(deps.database, query)
      return { ...page, records: page.records.map(toReviewRow) }
    })
    bind(app, verificationReviews.detail, ({ operator, query }) => readCase(operator, query.verificationId))
    bind(
      app,
      verificationReviews.decide,
      ({ operator, body, idempotencyKey }) => decide(operator, body, idempotencyKey),
      {
        audit: async ({ body }) => {
          const found = await findReview(deps.database, body.verificationId)
          return found && { status: found.status, reason: found.reason, verificationLevel: found.kycLevel }
        },
      },
    )
  }
