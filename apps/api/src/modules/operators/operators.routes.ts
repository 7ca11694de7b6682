import { operatorFactor } from '@kaadi/contract/operator-factor'
import { operators } from '@kaadi/contract/operators'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { noteForAudit } from '../../http/audit-note.ts'
import { bind, type Handler } from '../../http/endpoint.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { normaliseEmail, placeOf, relyingPartyOf } from '../sessions/index.ts'
import { accountsRoutes } from './accounts/accounts.routes.ts'
import { createOperatorFactor } from './factors/operator-factor.service.ts'
import { createOperatorPasskeys } from './factors/operator-passkeys.service.ts'
import { createOperatorLinks } from './links/operator-links.ts'
import { createOperatorsService } from './operators.service.ts'

export const operatorsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const service = createOperatorsService(deps)
    const links = createOperatorLinks(deps)
    const factor = createOperatorFactor(deps)
    const passkeys = createOperatorPasskeys(deps)
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
          onMade: ({ id: operatorId, publicId: subject, roles }) =>
            noteForAudit(request, {
              operatorId,
              subject,
              before: { hasPassword: false, roles: [] },
              after: { hasPassword: true, roles },
            }),
        }),
      { keySubject: ({ token }) => token },
    )
    const signOut: Handler<typeof operators.signOut> = async ({ operator }) => {
      await service.signOut(operator.sessionHash)
      deps.forgetSession(operator.sessionHash)
      return null
    }
    bind(app, operators.signOut, signOut, {
      audit: 'It ends the session that it comes from, and nothing else.',
    })
    const lock: Handler<typeof operators.lock> = async ({ operator }) => {
      await service.lock(operator)
      deps.forgetSession(operator.sessionHash)
      return null
    }
    bind(app, operators.lock, lock, {
      audit: ({ operator }, made) => ({ isLocked: made === null || operator.isLocked }),
    })
    const unlock: Handler<typeof operators.unlock> = async ({ operator, body }) => {
      await service.unlock(operator, body.password)
      deps.forgetSession(operator.sessionHash)
      return null
    }
    bind(app, operators.unlock, unlock, {
      audit: ({ operator }, made) => ({ isLocked: made !== null && operator.isLocked }),
    })
    bind(app, operators.me, ({ operator }) => service.self(operator))
    bind(app, operators.sessions, ({ operator }) => service.listSessions(operator))
    bind(app, operators.endSessions, ({ operator, body }) => service.endSessions(operator, body.sessionId), {
      audit: async ({ operator }, left) => ({
        sessions: (left ?? (await service.listSessions(operator))).length,
      }),
    })
    bind(app, operatorFactor.status, ({ operator }) => factor.status(operator))
    const facts = async ({ operator }: { readonly operator: SignedInOperator }) => {
      const { isOn, recoveryCodesLeft } = await factor.status(operator)
      return { hasFactor: isOn, recoveryCodesLeft }
    }
    bind(app, operatorFactor.begin, ({ operator, body }) => factor.begin(operator, body.password), {
      audit: 'It makes a key that counts once a code of it was given.',
    })
    bind(app, operatorFactor.confirm, ({ operator, body }) => factor.confirm(operator, body.code), {
      audit: facts,
    })
    bind(
      app,
      operatorFactor.renewRecoveryCodes,
      ({ operator, body }) => factor.renewRecoveryCodes(operator, body.factor),
      { audit: (_, made) => ({ recoveryCodes: made ? 'another set' : 'the set before' }) },
    )
    const at = (request: FastifyRequest) => relyingPartyOf(deps.config, request)
    const named = {
      audit: async ({ operator }: { readonly operator: SignedInOperator }) => ({
        passkeys: (await passkeys.list(operator)).map(({ name }) => name),
      }),
    }
    bind(app, operatorFactor.passkeys, ({ operator }) => passkeys.list(operator))
    bind(
      app,
      operatorFactor.beginPasskey,
      ({ operator, body, request }) => passkeys.begin(operator, body, at(request)),
      { audit: 'It makes a question that counts once a device has answered it.' },
    )
    bind(
      app,
      operatorFactor.addPasskey,
      ({ operator, body, request, idempotencyKey }) =>
        passkeys.add(operator, body, at(request), idempotencyKey),
      named,
    )
    bind(app, operatorFactor.removePasskey, ({ operator, body }) => passkeys.remove(operator, body), named)
    await app.register(accountsRoutes(deps))
  }
