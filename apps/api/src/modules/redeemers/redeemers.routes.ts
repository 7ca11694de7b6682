import { redeemers } from '@kaadi/contract/redeemers'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createKeepRedeemers } from './keep-redeemers.ts'
import { findRedeemer } from './redeemers.repository.ts'

/** What is handed to them and comes back is bound by the desk: it holds the orders. */
export const redeemersRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const keep = createKeepRedeemers(deps)

    bind(app, redeemers.list, keep.list)
    bind(
      app,
      redeemers.save,
      ({ operator, idempotencyKey, body }) => keep.save(operator, idempotencyKey, body),
      {
        audit: async ({ body }, kept) => {
          const id = kept?.redeemerId ?? body.redeemerId
          const found = id === undefined ? undefined : await findRedeemer(deps.database, id)
          return found && { redeemer: found.publicId, name: found.name, isOpen: found.isOpen }
        },
      },
    )
  }
