import { switches } from '@kaadi/contract/switches'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { invalidField } from '../../errors/domain-error.ts'
import { bind, type Handler } from '../../http/endpoint.ts'
import { withIdempotency } from '../../idempotency/idempotency.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { listSwitches, setSwitch } from './switches.repository.ts'

export const switchesRoutes =
  ({ database: { db }, vault, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    bind(app, switches.list, () => listSwitches(db))
    const set: Handler<typeof switches.set> = async ({ operator, body, idempotencyKey: key }) => {
      if (!body.isOpen && body.reason === undefined)
        throw invalidField('reason', 'Say why, so that the other operators know.')
      const request = keyedRequest(vault, {
        userId: operator.id,
        realm: 'operator',
        key,
        operation: 'switches.set',
        body,
      })
      await withIdempotency(db, request, async (tx) => {
        if (!body.isOpen && body.reopensTime && Date.parse(body.reopensTime) <= clock())
          throw invalidField('reopensTime', 'Choose a time that is still to come.')
        await setSwitch(tx, operator.id, body)
        return {}
      })
      return listSwitches(db)
    }
    bind(app, switches.set, set, {
      told: async ({ body }) => {
        const found = (await listSwitches(db)).find(({ name }) => name === body.name)
        return found && { isOpen: found.isOpen, reopensTime: found.reopensTime }
      },
    })
  }
