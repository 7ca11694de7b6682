import type { HandlerData } from '@kaadi/contract/http'
import { risk } from '@kaadi/contract/risk'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createBlock } from './blocking/block.ts'
import { findBlock, pageBlocks, toBlock } from './blocking/blocks.repository.ts'
import { createPauseSeller } from './pausing/pause-seller.ts'
import { findPause, toSellerPause } from './pausing/pauses.repository.ts'

export const riskRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { pause, lift } = createPauseSeller(deps)
    const { block, unblock } = createBlock(deps)
    bind(app, risk.pause, ({ operator, body, idempotencyKey }) => pause(operator, body, idempotencyKey), {
      audit: (_, made) => made && pauseFacts(made),
    })
    bind(app, risk.lift, ({ operator, body, idempotencyKey }) => lift(operator, body, idempotencyKey), {
      audit: async ({ body }) => {
        const found = await findPause(deps.database.db, body.pauseId)
        return found && pauseFacts(toSellerPause(found))
      },
    })
    bind(app, risk.blocks, async ({ query }) => {
      const page = await pageBlocks(deps.database, query)
      return { ...page, records: page.records.map(toBlock) }
    })
    bind(app, risk.block, ({ operator, body, idempotencyKey }) => block(operator, body, idempotencyKey), {
      audit: (_, made) => made && blockFacts(made),
    })
    bind(app, risk.unblock, ({ operator, body, idempotencyKey }) => unblock(operator, body, idempotencyKey), {
      audit: async ({ body }) => {
        const found = await findBlock(deps.database.db, body.blockId)
        return found && blockFacts(toBlock(found))
      },
    })
  }

const pauseFacts = ({ pauseId, scope, rule, untilTime, isRunning }: HandlerData<typeof risk.pause>) => ({
  pause: pauseId,
  scope,
  rule,
  untilTime,
  isRunning,
})

const blockFacts = ({ blockId, kind, untilTime, isRunning }: HandlerData<typeof risk.block>) => ({
  block: blockId,
  kind,
  untilTime,
  isRunning,
})
