import { users } from '@kaadi/contract/users'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { deviceOf, normaliseEmail, placeOf } from '../sessions/index.ts'
import { createPasswordsService } from './new-passwords/passwords.service.ts'
import { createActivation } from './opening/activation.ts'
import { createUsersService } from './users.service.ts'

export const usersRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const service = createUsersService(deps)
    const activation = createActivation(deps)
    const passwords = createPasswordsService(deps)
    const callOf = (request: FastifyRequest) => ({ ip: request.ip, device: deviceOf(deps.vault, request) })
    bind(app, users.me, ({ user }) => service.me(user.id))
    bind(
      app,
      users.sendVerificationCode,
      ({ user, body, idempotencyKey, request }) =>
        service.sendVerificationCode(body, idempotencyKey, { ip: request.ip, user }),
      { keySubject: ({ email }) => normaliseEmail(email) },
    )
    bind(
      app,
      users.signUpByLink,
      ({ body, idempotencyKey, request }) => activation.ask(body, idempotencyKey, request.ip),
      { keySubject: ({ email }) => normaliseEmail(email) },
    )
    bind(app, users.readActivation, ({ body, request }) => activation.read(body.token, request.ip))
    bind(
      app,
      users.activate,
      ({ body, idempotencyKey, request }) => activation.activate(body, idempotencyKey, callOf(request)),
      { keySubject: ({ token }) => token },
    )
    bind(
      app,
      users.resendActivation,
      ({ body, idempotencyKey, request }) => activation.resend(body.token, idempotencyKey, request.ip),
      { keySubject: ({ token }) => token },
    )
    bind(
      app,
      users.resetPassword,
      ({ body, idempotencyKey, request }) => passwords.reset(body, idempotencyKey, placeOf(request)),
      { keySubject: ({ email }) => normaliseEmail(email) },
    )
    bind(app, users.changePassword, ({ user, body, idempotencyKey }) =>
      passwords.change(user, body, idempotencyKey),
    )
    bind(app, users.setDefaultCurrency, ({ user, body }) => service.chooseCurrency(user.id, body.currencyId))
    bind(app, users.setLanguage, ({ user, body }) => service.chooseLanguage(user.id, body.language))
    bind(app, users.setName, ({ user, body, idempotencyKey }) =>
      service.rename(user.id, body, idempotencyKey),
    )
    bind(
      app,
      users.signUp,
      ({ body, idempotencyKey, request }) => service.signUp(body, idempotencyKey, callOf(request)),
      { keySubject: ({ email }) => normaliseEmail(email) },
    )
  }
