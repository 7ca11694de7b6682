import { deletion } from '@kaadi/contract/deletion'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createDeletionService } from './deletion.service.ts'

export const deletionRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const service = createDeletionService(deps)
    bind(app, deletion.status, ({ user }) => service.status(user))
    bind(app, deletion.sendCode, ({ user, idempotencyKey }) => service.sendCode(user, idempotencyKey))
    bind(app, deletion.ask, ({ user, body, idempotencyKey }) => service.ask(user, body, idempotencyKey))
    bind(app, deletion.undo, ({ user, idempotencyKey }) => service.undo(user, idempotencyKey))
  }
