import { withdrawalPins } from '@kaadi/contract/withdrawal-pins'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createWithdrawalPinsService } from './withdrawal-pins.service.ts'

export const withdrawalPinsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const service = createWithdrawalPinsService(deps)
    bind(app, withdrawalPins.status, ({ user }) => service.status(user.id))
    bind(app, withdrawalPins.set, ({ user, body, idempotencyKey }) =>
      service.set({ userId: user.id, key: idempotencyKey, ...body }),
    )
    bind(app, withdrawalPins.change, ({ user, body, idempotencyKey }) =>
      service.change(user, body, idempotencyKey),
    )
    bind(app, withdrawalPins.sendCode, ({ user, idempotencyKey }) => service.sendCode(user, idempotencyKey))
    bind(app, withdrawalPins.reset, ({ user, body, idempotencyKey }) =>
      service.reset(user, body, idempotencyKey),
    )
  }
