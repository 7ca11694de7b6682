import { insight } from '@kaadi/contract/insight'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createReadMoney } from './money/read-money.ts'
import { createReadInsight } from './read-insight.ts'

export const insightRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const readInsight = createReadInsight(deps)
    const readMoney = createReadMoney(deps)
    bind(app, insight.desk, ({ query }) => readInsight(query))
    bind(app, insight.money, ({ query }) => readMoney(query))
  }
