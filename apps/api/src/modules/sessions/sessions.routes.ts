import { sessions } from '@kaadi/contract/sessions'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { placeOf } from './place.ts'
import { createSessionsService } from './sessions.service.ts'

export const sessionsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const service = createSessionsService(deps)
    bind(app, sessions.create, ({ body, request }) => service.signIn(body, placeOf(request)))
    bind(app, sessions.end, async ({ user }) => {
      await service.signOut(user.sessionHash)
      deps.forgetSession(user.sessionHash)
      return null
    })
    bind(app, sessions.list, ({ user }) => service.list(user))
    bind(app, sessions.endOne, ({ user, body }) => service.endOne(user, body.id))
    bind(app, sessions.endOthers, ({ user }) => service.endOthers(user))
  }
