import { switchChangeSchema, switches, switchKey } from '@kaadi/contract/switches'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createSwitchesService } from './switches.service.ts'

const namedSchema = z.pick(switchChangeSchema, { name: true, subject: true })

export const switchesRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { list, set } = createSwitchesService(deps)
    bind(app, switches.list, () => list())
    bind(app, switches.set, ({ operator, body, idempotencyKey: key }) => set({ operator, key }, body), {
      about: (body) => {
        const named = namedSchema.safeParse(body)
        return named.success ? switchKey(named.data) : undefined
      },
      audit: async ({ body }) => {
        const found = (await list()).find(
          ({ name, subject }) => name === body.name && subject === body.subject,
        )
        return found && { isOpen: found.isOpen, reason: found.reason, reopensTime: found.reopensTime }
      },
    })
  }
