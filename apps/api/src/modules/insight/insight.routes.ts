import { insight } from '@kaadi/contract/insight'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createReadInsight } from './read-insight.ts'

export const insightRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const readInsight = createReadInsight(deps)
    bind(app, insight.desk, ({ query }) => readInsight(query))
  }
