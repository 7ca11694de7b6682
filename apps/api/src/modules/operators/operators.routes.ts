import { operatorFactor } from '@kaadi/contract/operator-factor'
import { operators } from '@kaadi/contract/operators'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { noteForAudit } from '../../http/audit-note.ts'
import { bind } from '../../http/endpoint.ts'
import { normaliseEmail, placeOf } from '../sessions/index.ts'
import { accountsRoutes } from './accounts/accounts.routes.ts'
import { createOperatorLinks } from './links/operator-links.ts'
import { createOperatorFactor } from './operator-factor.service.ts'
import { createOperatorsService } from './operators.service.ts'

export const operatorsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const service = createOperatorsService(deps)
    const links = createOperatorLinks(deps)
    const factor = createOperatorFactor(deps)
    bind(app, operators.signIn, ({ body, request }) => {
      noteForAudit(request, { operatorEmail: normaliseEmail(body.username) })
      return service.signIn(body, placeOf(request))
    })
    bind(app, operators.readLink, ({ body, request }) => links.read(body.token, request.ip))
    bind(
      app,
      operators.acceptLink,
      ({ body, idempotencyKey: key, request }) =>
        links.accept(body, {
          key,
          ip: request.ip,
          onMade: (operatorId) => noteForAudit(request, { operatorId }),
        }),
      { keySubject: ({ token }) => token },
    )
    bind(app, operators.signOut, async ({ operator }) => {
      await service.signOut(operator.sessionHash)
      deps.forgetSession(operator.sessionHash)
      return null
    })
    bind(app, operators.lock, async ({ operator }) => {
      await service.lock(operator)
      deps.forgetSession(operator.sessionHash)
      return null
    })
    bind(app, operators.unlock, async ({ operator, body }) => {
      await service.unlock(operator, body.password)
      deps.forgetSession(operator.sessionHash)
      return null
    })
    bind(app, operators.me, ({ operator }) => service.self(operator))
    bind(app, operatorFactor.status, ({ operator }) => factor.status(operator))
    bind(app, operatorFactor.begin, ({ operator, body }) => factor.begin(operator, body.password))
    bind(app, operatorFactor.confirm, ({ operator, body }) => factor.confirm(operator, body.code))
    bind(app, operatorFactor.renewRecoveryCodes, ({ operator, body }) =>
      factor.renewRecoveryCodes(operator, body.factor),
    )
    await app.register(accountsRoutes(deps))
  }
