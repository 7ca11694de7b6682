import { partnerApi } from '@kaadi/contract/partner-api'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import type { SignedInPartner } from '../../http/signed-in.ts'
import { createLiveCalls } from './partner-calls.ts'
import { createSandboxCalls } from './sandbox/sandbox-calls.ts'

export const partnerApiRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const modes = { live: createLiveCalls(deps), sandbox: createSandboxCalls(deps) }
    const callsOf = ({ mode }: SignedInPartner) => modes[mode]

    bind(app, partnerApi.quote, ({ partner, body, idempotencyKey }) =>
      callsOf(partner).quote(partner, body, idempotencyKey),
    )
    bind(app, partnerApi.upload, ({ partner, body, file, idempotencyKey }) =>
      callsOf(partner).upload(partner, { ...body, file }, idempotencyKey),
    )
    bind(app, partnerApi.submit, ({ partner, body, idempotencyKey }) =>
      callsOf(partner).submit(partner, body, idempotencyKey),
    )
    bind(app, partnerApi.order, ({ partner, query }) => callsOf(partner).order(partner, query.giftOrderId))
    bind(app, partnerApi.orders, ({ partner, query }) => callsOf(partner).orders(partner, query))
    bind(app, partnerApi.balance, ({ partner, query }) => callsOf(partner).balance(partner, query.currencyId))
  }
