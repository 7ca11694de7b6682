import { users } from '@kaadi/contract/users'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { normaliseEmail, placeOf } from '../sessions/index.ts'
import { createPasswordsService } from './passwords/passwords.service.ts'
import { createUsersService } from './users.service.ts'

export const usersRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const service = createUsersService(deps)
    const passwords = createPasswordsService(deps)
    bind(app, users.me, ({ user }) => service.me(user.id))
    bind(
      app,
      users.sendVerificationCode,
      ({ body, idempotencyKey, request }) => service.sendVerificationCode(body, idempotencyKey, request.ip),
      { keySubject: ({ email }) => normaliseEmail(email) },
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
    bind(app, users.setName, ({ user, body, idempotencyKey }) =>
      service.rename(user.id, body, idempotencyKey),
    )
    bind(
      app,
      users.signUp,
      ({ body, idempotencyKey, request }) => service.signUp(body, idempotencyKey, request.ip),
      { keySubject: ({ email }) => normaliseEmail(email) },
    )
  }
