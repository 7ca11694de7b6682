import { cardOrderStatus } from '@kaadi/contract/card-orders'
import { reversalStatus, reversals } from '@kaadi/contract/reversals'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors/domain-error.ts'
import { stateName } from '../../http/audit-note.ts'
import { bind } from '../../http/endpoint.ts'
import { listOwnAccounts, requireForeignSeller } from '../risk/index.ts'
import { findReversal, pageReversals } from './reversals.repository.ts'
import { createReverse } from './reverse.ts'

export const reversalsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { ask, decide, show } = createReverse(deps)

    bind(app, reversals.queue, async ({ operator, query }) => {
      const own = await listOwnAccounts(deps.database, operator)
      const page = await pageReversals(deps.database, query, own)
      return { ...page, records: page.records.map((stored) => show(operator, stored)) }
    })
    bind(app, reversals.detail, async ({ operator, query }) => {
      const found = await findReversal(deps.database, query.reversalId)
      if (!found) throw notFound()
      await requireForeignSeller(deps.database.db, operator, found)
      return show(operator, found)
    })
    bind(app, reversals.ask, ({ operator, idempotencyKey, body }) => ask(operator, idempotencyKey, body), {
      audit: (_, made) =>
        made && { reversal: made.reversalId, status: stateName(reversalStatus, made.status) },
    })
    const facts = async ({ body }: { readonly body: { readonly reversalId: string } }) => {
      const found = await findReversal(deps.database, body.reversalId)
      return (
        found && {
          status: stateName(reversalStatus, found.reversalStatus),
          decidedBy: found.decidedBy,
          orderStatus: stateName(cardOrderStatus, found.status),
        }
      )
    }
    bind(
      app,
      reversals.decide,
      ({ operator, idempotencyKey, body }) => decide(operator, idempotencyKey, body),
      { audit: facts },
    )
  }
