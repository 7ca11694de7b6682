import { passkeys } from '@kaadi/contract/passkeys'
import { sessions } from '@kaadi/contract/sessions'
import { twoFactor } from '@kaadi/contract/two-factor'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { readSiteInfo } from '../site/index.ts'
import { createPasskeysService } from './passkeys/passkeys.service.ts'
import { relyingPartyOf } from './passkeys/relying-party.ts'
import { placeOf } from './place.ts'
import { createSessionsService } from './sessions.service.ts'
import { createSecondFactor } from './two-factor/second-factor.ts'
import { createTwoFactorService } from './two-factor/two-factor.service.ts'

export const sessionsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const secondFactor = createSecondFactor(deps)
    const service = createSessionsService(deps, secondFactor)
    const issuer = async () => (await readSiteInfo(deps.database.db)).siteName
    const factors = createTwoFactorService({ deps, secondFactor, issuer })
    const keys = createPasskeysService({ deps, secondFactor, issuer })
    const at = (request: FastifyRequest) => relyingPartyOf(deps.config, request)
    bind(app, sessions.create, ({ body, request }) => service.signIn(body, placeOf(request), at(request)))
    bind(app, sessions.end, async ({ user }) => {
      await service.signOut(user.sessionHash)
      deps.forgetSession(user.sessionHash)
      return null
    })
    bind(app, sessions.list, ({ user }) => service.list(user))
    bind(app, sessions.endOne, ({ user, body }) => service.endOne(user, body.id))
    bind(app, sessions.endOthers, ({ user }) => service.endOthers(user))
    bind(app, twoFactor.status, ({ user }) => factors.status(user))
    bind(app, twoFactor.begin, ({ user, body }) => factors.begin(user, body.password))
    bind(app, twoFactor.confirm, ({ user, body }) => factors.confirm(user, body.code))
    bind(app, twoFactor.prove, ({ user, body }) => factors.prove(user, body.factor))
    bind(app, twoFactor.renewRecoveryCodes, ({ user }) => factors.renewRecoveryCodes(user))
    bind(app, twoFactor.turnOff, ({ user, body }) => factors.turnOff(user, body.password))
    bind(app, passkeys.list, ({ user }) => keys.list(user))
    bind(app, passkeys.begin, ({ user, body, request }) => keys.begin(user, body.password, at(request)))
    bind(app, passkeys.add, ({ user, body, request, idempotencyKey }) =>
      keys.add(user, body, at(request), idempotencyKey),
    )
    bind(app, passkeys.rename, ({ user, body }) => keys.rename(user, body.id, body.name))
    bind(app, passkeys.remove, ({ user, body }) => keys.remove(user, body))
    bind(app, passkeys.challenge, ({ user, request }) => keys.challenge(user, at(request)))
    bind(app, passkeys.prove, ({ user, body, request }) => keys.prove(user, body, at(request)))
  }
