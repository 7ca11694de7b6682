import { operators } from '@kaadi/contract/operators'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { placeOf } from '../sessions/index.ts'
import { createOperatorLinks } from './operator-links.ts'
import { createOperatorsService } from './operators.service.ts'

export const operatorsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const service = createOperatorsService(deps)
    const links = createOperatorLinks(deps)
    bind(app, operators.signIn, ({ body, request }) => service.signIn(body, placeOf(request)))
    bind(app, operators.readLink, ({ body, request }) => links.read(body.token, request.ip))
    bind(
      app,
      operators.acceptLink,
      ({ body, idempotencyKey, request }) => links.accept(body, idempotencyKey, request.ip),
      { keySubject: ({ token }) => token },
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
