import { operators } from '@kaadi/contract/operators'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../plugins/endpoint.ts'
import { placeOf } from '../sessions/index.ts'
import { createOperatorsService } from './operators.service.ts'

export const operatorsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const service = createOperatorsService(deps)
    bind(app, operators.signIn, ({ body, request }) =>
      service.signIn(body.username, body.password, placeOf(request)),
    )
    bind(app, operators.signOut, async ({ operator }) => {
      await service.signOut(operator.sessionHash)
      deps.forgetSession(operator.sessionHash)
      return null
    })
    bind(app, operators.me, ({ operator }) => ({
      operatorId: operator.publicId,
      name: operator.name,
      email: operator.email,
      roles: [...operator.roles],
    }))
  }
