import { gifts } from '@kaadi/contract/gifts'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { listBrandSpecials } from './specials/brand-specials.repository.ts'
import { createGiftTasksService } from './tasks/gift-tasks.service.ts'

export const giftsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const tasks = createGiftTasksService(deps)
    bind(app, gifts.tasks, ({ user }) => tasks.list(user))
    bind(app, gifts.claim, ({ user, body, idempotencyKey: key }) => tasks.claim(user, key, body.taskId))
    bind(app, gifts.specials, () => listBrandSpecials(deps.database.db), { memory: deps.publicMemory })
  }
