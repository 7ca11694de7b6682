import { type Change, changes } from '@kaadi/contract/changes'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { relyingPartyOf } from '../sessions/index.ts'
import { createPreviewChange, createProposeChange } from './asking/propose-change.ts'
import { createUndoChange } from './asking/undo-change.ts'
import { findChange } from './changes.repository.ts'
import { createDecideChange } from './deciding/decide-change.ts'
import { createWithdrawChange } from './deciding/withdraw-change.ts'
import { createReadChanges } from './reading/read-changes.ts'

export const changesRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const read = createReadChanges(deps)
    const preview = createPreviewChange(deps)
    const propose = createProposeChange(deps)
    const undo = createUndoChange(deps)
    const { challenge, decide } = createDecideChange(deps)
    const at = (request: FastifyRequest) => relyingPartyOf(deps.config, request)
    const withdraw = createWithdrawChange(deps)

    bind(app, changes.rows, ({ query }) => read.rows(query))
    bind(app, changes.row, ({ query }) => read.row(query.resource, query.subject))
    bind(app, changes.list, ({ operator, query }) => read.list(operator, query))
    bind(app, changes.detail, ({ operator, query }) => read.detail(operator, query.changeId))
    const statusOf = async ({ body }: { readonly body: { readonly changeId: string } }) => {
      const found = await findChange(deps.database.db, body.changeId)
      return (
        found && { change: found.publicId, row: `${found.resource} ${found.subject}`, status: found.status }
      )
    }
    const asked = (_: unknown, made?: Change) =>
      made && { change: made.changeId, row: `${made.resource} ${made.subject}`, status: made.status }
    bind(app, changes.preview, ({ operator, body }) => preview(operator, body), {
      audit: 'It computes what a change would do, and changes nothing.',
    })
    bind(
      app,
      changes.propose,
      ({ operator, body, idempotencyKey }) => propose(operator, body, idempotencyKey),
      { audit: asked },
    )
    bind(app, changes.undo, ({ operator, body, idempotencyKey }) => undo(operator, body, idempotencyKey), {
      audit: asked,
    })
    bind(
      app,
      changes.challenge,
      ({ operator, body, request }) => challenge(operator, body.changeId, at(request)),
      { audit: 'It makes a question that counts once a device has answered it.' },
    )
    bind(
      app,
      changes.decide,
      ({ operator, body, idempotencyKey, request }) => decide(operator, body, idempotencyKey, at(request)),
      { audit: statusOf },
    )
    bind(
      app,
      changes.withdraw,
      ({ operator, body, idempotencyKey }) => withdraw(operator, body.changeId, idempotencyKey),
      { audit: statusOf },
    )
  }
