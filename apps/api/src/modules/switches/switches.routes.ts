import { switches } from '@kaadi/contract/switches'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createSwitchesService } from './switches.service.ts'

export const switchesRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { list, set } = createSwitchesService(deps)
    bind(app, switches.list, () => list())
    bind(app, switches.set, ({ operator, body, idempotencyKey: key }) => set({ operator, key }, body), {
      told: async ({ body }) => {
        const found = (await list()).find(
          ({ name, subject }) => name === body.name && subject === body.subject,
        )
        return found && { isOpen: found.isOpen, reopensTime: found.reopensTime }
      },
    })
  }
