import { levels } from '@kaadi/contract/levels'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createLevelsService } from './levels.service.ts'

export const levelsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const service = createLevelsService(deps)
    bind(app, levels.mine, ({ user }) => service.mine(user.id))
    bind(app, levels.points, ({ user, query }) => service.points(user.id, query))
  }
