import { partnerApi } from '@kaadi/contract/partner-api'
import { partners } from '@kaadi/contract/partners'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import type { SignedInPartner } from '../../http/signed-in.ts'
import { createLiveCalls } from './calls/partner-calls.ts'
import { createApply } from './joining/apply.ts'
import { createReadOverview } from './joining/read-overview.ts'
import { createReadVolume } from './joining/read-volume.ts'
import { createKeys } from './keys/keys.ts'
import { bindReviews } from './partner-reviews.routes.ts'
import { createSandboxCalls } from './sandbox/sandbox-calls.ts'
import { createWebhooks } from './webhooks/webhooks.ts'

export const partnersRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const readOverview = createReadOverview(deps)
    const apply = createApply(deps, readOverview)
    const keys = createKeys(deps)
    const webhooks = createWebhooks(deps)
    const readVolume = createReadVolume(deps)
    const modes = { live: createLiveCalls(deps), sandbox: createSandboxCalls(deps) }
    const callsOf = ({ mode }: SignedInPartner) => modes[mode]

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

    bind(app, partnerApi.quote, ({ partner, body, idempotencyKey }) =>
      callsOf(partner).quote(partner, body, idempotencyKey),
    )
    bind(app, partnerApi.submit, ({ partner, body, idempotencyKey }) =>
      callsOf(partner).submit(partner, body, idempotencyKey),
    )
    bind(app, partnerApi.order, ({ partner, query }) => callsOf(partner).order(partner, query.giftOrderId))
    bind(app, partnerApi.orders, ({ partner, query }) => callsOf(partner).orders(partner, query))
    bind(app, partnerApi.balance, ({ partner, query }) => callsOf(partner).balance(partner, query.currencyId))

    bindReviews(app, deps)
  }
