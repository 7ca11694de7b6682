import { payoutBatches } from '@kaadi/contract/payout-batches'
import { currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { toPayout } from '../payouts/index.ts'
import { relyingPartyOf } from '../sessions/index.ts'
import { createApproveBatch } from './approving/approve-batch.ts'
import { createBuildBatch } from './building/build-batch.ts'
import { listCandidates, listWaiting } from './building/candidates.repository.ts'
import { readBatch, toBatch } from './payout-batch.ts'
import { countHands, findBatch, pageBatches } from './reading/batches.repository.ts'
import { createTakeBatch } from './sending/take-batch.ts'

export const payoutBatchesRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { database, rails } = deps
    const build = createBuildBatch(deps)
    const { challenge, approve, drop } = createApproveBatch(deps)
    const at = (request: FastifyRequest) => relyingPartyOf(deps.config, request)
    const { take, sheet } = createTakeBatch(deps)

    bind(app, payoutBatches.page, async ({ operator, query }) => {
      const page = await pageBatches(database, operator.id, query)
      return { ...page, records: page.records.map((row) => toBatch(row, operator)) }
    })
    bind(app, payoutBatches.detail, ({ operator, query }) => readBatch(database, query.batchId, operator))
    bind(app, payoutBatches.waiting, async () => {
      const waiting = await listWaiting(database, rails.routes)
      return waiting.map((row) => ({
        ...row,
        amount: fromMinorUnits(row.amount, currencies[row.currencyId].decimals),
      }))
    })
    bind(app, payoutBatches.candidates, async ({ operator, query }) => {
      const found = await listCandidates(database, rails.routes, query)
      return found.map((row) => toPayout(row, operator))
    })
    bind(
      app,
      payoutBatches.build,
      ({ operator, idempotencyKey: key, body }) => build({ operator, key }, body),
      { audit: (_, made) => made && { batch: made.batchId, count: made.count, amount: made.amount } },
    )
    const facts = async ({ body }: { readonly body: { readonly batchId: string } }) => {
      const found = await findBatch(database, body.batchId)
      if (!found) return undefined
      const { taken, opened } = await countHands(database, found.id)
      return {
        count: found.count,
        left: found.left,
        approvedBy: found.approvedBy,
        droppedBy: found.droppedBy,
        taken,
        accountNumbersOpened: opened,
      }
    }
    bind(
      app,
      payoutBatches.challenge,
      ({ operator, body, request }) => challenge(operator, body.batchId, at(request)),
      { audit: 'It makes a question that counts once a device has answered it.' },
    )
    bind(
      app,
      payoutBatches.approve,
      ({ operator, idempotencyKey: key, body, request }) => approve({ operator, key }, body, at(request)),
      { audit: facts },
    )
    bind(
      app,
      payoutBatches.drop,
      ({ operator, idempotencyKey: key, body }) => drop({ operator, key }, body),
      { audit: facts },
    )
    bind(
      app,
      payoutBatches.take,
      ({ operator, idempotencyKey: key, body }) => take({ operator, key }, body),
      { audit: facts },
    )
    bind(
      app,
      payoutBatches.sheet,
      ({ operator, idempotencyKey: key, body }) => sheet({ operator, key }, body),
      { audit: facts },
    )
  }
