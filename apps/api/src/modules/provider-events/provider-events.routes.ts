import { providerPayouts } from '@kaadi/contract/provider-payouts'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { bindCallback } from '../../http/callback.ts'
import { bind } from '../../http/endpoint.ts'
import { createProviderTimeline } from './provider-timeline.ts'
import { createTakeCallback } from './take-callback.ts'

export const providerEventsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { take, approve } = createTakeCallback(deps)
    const { read, ask } = createProviderTimeline(deps)

    bind(app, providerPayouts.timeline, ({ query }) => read(query.id))
    bind(
      app,
      providerPayouts.ask,
      ({ operator, idempotencyKey, body }) => ask(operator, idempotencyKey, body),
      { audit: 'The provider is asked; what it answers is a step of the payout, whoever asked.' },
    )

    for (const name of deps.rails.providers.keys()) {
      await bindCallback(app, `/callback/${name}`, ({ raw, headers }) => take(name, raw, headers))
      await bindCallback(app, `/callback/${name}/approval`, async ({ raw, headers }) => {
        if (!(await approve(name, raw, headers))) throw new DomainError('transferNotOurs')
      })
    }
  }
