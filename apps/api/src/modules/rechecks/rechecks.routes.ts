import { recheckStatus, rechecks } from '@kaadi/contract/rechecks'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { stateName } from '../../http/audit-note.ts'
import { bind } from '../../http/endpoint.ts'
import { listOwnAccounts } from '../risk/index.ts'
import { createAnswerRecheck } from './found/answer-recheck.ts'
import { findRecheck, pageRechecks, toRecheckRow } from './found/page-rechecks.repository.ts'
import { createLookAgain } from './looking/look-again.ts'
import { createReadRecheck } from './looking/read-recheck.ts'

export const rechecksRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const reading = createReadRecheck(deps)
    const { takeNext, leave, reveal, decide } = createLookAgain(deps, reading)
    const answer = createAnswerRecheck(deps)

    bind(app, rechecks.mine, ({ operator }) => reading.mine(operator))
    bind(app, rechecks.takeNext, ({ operator, idempotencyKey }) => takeNext(operator, idempotencyKey), {
      audit: (_, taken) => (taken ? { taken: taken.recheckId } : undefined),
    })
    bind(
      app,
      rechecks.giveBack,
      ({ operator, idempotencyKey, body }) => leave(operator, idempotencyKey, body),
      {
        audit: ({ body }, made) => (made === undefined ? undefined : { givenBack: body.recheckId }),
      },
    )
    bind(
      app,
      rechecks.reveal,
      ({ operator, idempotencyKey, body }) => reveal(operator, idempotencyKey, body),
      {
        audit: ({ body }, made) => made && { codeShownOf: body.cardId },
      },
    )
    const facts = async ({ body }: { readonly body: { readonly recheckId: string } }) => {
      const found = await findRecheck(deps.database, body.recheckId)
      return found && { status: stateName(recheckStatus, found.recheckStatus) }
    }
    bind(
      app,
      rechecks.decide,
      ({ operator, idempotencyKey, body }) => decide(operator, idempotencyKey, body),
      { audit: facts },
    )
    bind(app, rechecks.list, async ({ operator, query }) => {
      const page = await pageRechecks(deps.database, query, await listOwnAccounts(deps.database, operator))
      return { ...page, records: page.records.map(toRecheckRow) }
    })
    bind(
      app,
      rechecks.answer,
      ({ operator, idempotencyKey, body }) => answer(operator, idempotencyKey, body),
      { audit: facts },
    )
  }
