import { partners } from '@kaadi/contract/partners'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createApply } from './joining/apply.ts'
import { createReadOverview } from './joining/read-overview.ts'
import { createReadVolume } from './joining/read-volume.ts'
import { createKeys } from './keys/keys.ts'
import { bindReviews } from './partner-reviews.routes.ts'
import { createWebhooks } from './webhooks/webhooks.ts'

export const partnersRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const readOverview = createReadOverview(deps)
    const apply = createApply(deps, readOverview)
    const keys = createKeys(deps)
    const webhooks = createWebhooks(deps)
    const readVolume = createReadVolume(deps)

    bind(app, partners.overview, ({ user }) => readOverview(user))
    bind(app, partners.apply, ({ user, body, idempotencyKey }) => apply(user, body, idempotencyKey))
    bind(app, partners.makeKey, ({ user, body, idempotencyKey }) => keys.make(user.id, body, idempotencyKey))
    bind(app, partners.rotateKey, ({ user, body, idempotencyKey }) =>
      keys.rotate(user.id, body, idempotencyKey),
    )
    bind(app, partners.revokeKey, ({ user, body, idempotencyKey }) =>
      keys.revoke(user.id, body.keyId, idempotencyKey),
    )
    bind(app, partners.saveWebhook, ({ user, body, idempotencyKey }) =>
      webhooks.save(user.id, body, idempotencyKey),
    )
    bind(app, partners.rotateSecret, ({ user, idempotencyKey }) =>
      webhooks.rotateSecret(user.id, idempotencyKey),
    )
    bind(app, partners.sendTest, ({ user, idempotencyKey }) => webhooks.sendTest(user, idempotencyKey))
    bind(app, partners.resend, ({ user, body, idempotencyKey }) =>
      webhooks.resend(user, body.eventId, idempotencyKey),
    )
    bind(app, partners.deliveries, ({ user, query }) => webhooks.deliveries(user.id, query))
    bind(app, partners.volume, ({ user, query }) => readVolume(user.id, query.month))

    bindReviews(app, deps)
  }
