import { payouts } from '@kaadi/contract/payouts'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../plugins/domain-error.ts'
import { bind } from '../../plugins/endpoint.ts'
import { createEndPayout } from './end-payout.ts'
import { toPayout } from './payout.ts'
import { findPayout, pagePayouts } from './payouts.repository.ts'
import { createStartPayout } from './start-payout.ts'

export const payoutsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const start = createStartPayout(deps)
    const { confirm, fail } = createEndPayout(deps)

    bind(app, payouts.page, async ({ query }) => {
      const page = await pagePayouts(deps.database, query)
      return { ...page, records: page.records.map((row) => toPayout(deps.vault, row)) }
    })
    bind(app, payouts.detail, async ({ query }) => {
      const found = await findPayout(deps.database, query.id)
      if (!found) throw notFound()
      return toPayout(deps.vault, found)
    })
    bind(app, payouts.start, ({ operator, idempotencyKey, body }) => start(operator, idempotencyKey, body))
    bind(app, payouts.confirm, ({ operator, idempotencyKey: key, body }) => confirm({ operator, key }, body))
    bind(app, payouts.fail, ({ operator, idempotencyKey: key, body }) => fail({ operator, key }, body))
  }
