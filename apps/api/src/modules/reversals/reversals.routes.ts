import { reversals } from '@kaadi/contract/reversals'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { pageReversals } from './reversals.repository.ts'
import { createReverse } from './reverse.ts'

export const reversalsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { ask, decide, show } = createReverse(deps)

    bind(app, reversals.queue, async ({ operator, query }) => {
      const page = await pageReversals(deps.database, query)
      return { ...page, records: page.records.map((stored) => show(operator, stored)) }
    })
    bind(app, reversals.ask, ({ operator, idempotencyKey, body }) => ask(operator, idempotencyKey, body))
    bind(app, reversals.decide, ({ operator, idempotencyKey, body }) =>
      decide(operator, idempotencyKey, body),
    )
  }
