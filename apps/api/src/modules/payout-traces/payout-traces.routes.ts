import { payoutTraces, traceStatus } from '@kaadi/contract/payout-traces'
import { withdrawals } from '@kaadi/contract/withdrawals'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { stateName } from '../../http/audit-note.ts'
import { bind } from '../../http/endpoint.ts'
import { findTrace, pageTraces } from './payout-traces.repository.ts'
import { createTracePayout, toTrace } from './trace-payout.ts'

export const payoutTracesRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { report, answer } = createTracePayout(deps)

    bind(app, withdrawals.reportMissing, ({ user, idempotencyKey, body }) =>
      report(user.id, idempotencyKey, body),
    )
    bind(app, payoutTraces.queue, async ({ query, operator }) => {
      const page = await pageTraces(deps.database, query)
      return { ...page, records: page.records.map((found) => toTrace(found, operator)) }
    })
    const facts = async ({ body }: { readonly body: { readonly traceId: string } }) => {
      const found = await findTrace(deps.database, body.traceId)
      return (
        found && {
          status: stateName(traceStatus, found.traceStatus),
          answeredBy: found.answeredBy,
          proof: found.proof,
        }
      )
    }
    bind(
      app,
      payoutTraces.answer,
      ({ operator, idempotencyKey, body }) => answer(operator, idempotencyKey, body),
      { audit: facts },
    )
  }
