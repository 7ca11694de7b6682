import { shifts } from '@kaadi/contract/shifts'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createShiftsService } from './shifts.service.ts'

export const shiftsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { mine, team, start, stop } = createShiftsService(deps)
    const facts = async ({ operator }: { readonly operator: Parameters<typeof mine>[0] }) => {
      const { shift, held } = await mine(operator)
      return { startTime: shift?.startTime ?? null, held: held.map(({ giftOrderId }) => giftOrderId) }
    }
    bind(app, shifts.mine, ({ operator }) => mine(operator))
    bind(app, shifts.team, () => team())
    bind(app, shifts.start, ({ operator, idempotencyKey }) => start(operator, idempotencyKey), {
      audit: facts,
    })
    bind(app, shifts.stop, ({ operator, idempotencyKey }) => stop(operator, idempotencyKey), { audit: facts })
  }
