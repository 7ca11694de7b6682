import { exchanges } from '@kaadi/contract/exchanges'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createMakeExchange } from './make-exchange.ts'
import { createQuoteExchange } from './quote-exchange.ts'

export const exchangesRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const quoteExchange = createQuoteExchange(deps)
    const { make, read } = createMakeExchange(deps, quoteExchange)
    bind(app, exchanges.quote, ({ user, idempotencyKey, body }) =>
      quoteExchange.quote(user, idempotencyKey, body),
    )
    bind(app, exchanges.make, ({ user, idempotencyKey, body }) => make(user.id, idempotencyKey, body))
    bind(app, exchanges.detail, ({ user, query }) => read(user.id, query.id))
  }
