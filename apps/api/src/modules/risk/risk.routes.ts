import { risk } from '@kaadi/contract/risk'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createBlock } from './blocking/block.ts'
import { pageBlocks, toBlock } from './blocking/blocks.repository.ts'
import { createPauseSeller } from './pausing/pause-seller.ts'

export const riskRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { pause, lift } = createPauseSeller(deps)
    const { block, unblock } = createBlock(deps)
    bind(app, risk.pause, ({ operator, body, idempotencyKey }) => pause(operator, body, idempotencyKey))
    bind(app, risk.lift, ({ operator, body, idempotencyKey }) => lift(operator, body, idempotencyKey))
    bind(app, risk.blocks, async ({ query }) => {
      const page = await pageBlocks(deps.database, query)
      return { ...page, records: page.records.map(toBlock) }
    })
    bind(app, risk.block, ({ operator, body, idempotencyKey }) => block(operator, body, idempotencyKey))
    bind(app, risk.unblock, ({ operator, body, idempotencyKey }) => unblock(operator, body, idempotencyKey))
  }
