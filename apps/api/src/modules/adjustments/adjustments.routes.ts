import { adjustmentStatus, adjustments } from '@kaadi/contract/adjustments'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors/domain-error.ts'
import { stateName } from '../../http/audit-note.ts'
import { bind } from '../../http/endpoint.ts'
import { relyingPartyOf } from '../sessions/index.ts'
import { createUploadsService, deskViewer } from '../uploads/index.ts'
import { findAdjustment, pageAdjustments } from './adjustments.repository.ts'
import { createAskAdjustment } from './ask-adjustment.ts'
import { createDecideAdjustment } from './decide-adjustment.ts'
import { createShowAdjustment } from './show-adjustment.ts'

export const adjustmentsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { database } = deps
    const show = createShowAdjustment(deps)
    const ask = createAskAdjustment(deps)
    const { challenge, confirm, decline } = createDecideAdjustment(deps)
    const at = (request: FastifyRequest) => relyingPartyOf(deps.config, request)
    const pictures = createUploadsService(deps)

    bind(app, adjustments.queue, async ({ operator, query }) => {
      const page = await pageAdjustments(database, query)
      return { ...page, records: page.records.map((stored) => show(operator, stored)) }
    })
    bind(app, adjustments.detail, async ({ operator, query }) => {
      const found = await findAdjustment(database, query.adjustmentId)
      if (!found) throw notFound()
      return show(operator, found)
    })
    bind(
      app,
      adjustments.uploadEvidence,
      ({ operator, idempotencyKey, file }) =>
        pictures.store({
          owner: { operatorId: operator.id, madeFor: null },
          viewer: deskViewer(operator.sessionHash),
          kind: 'evidence',
          file,
          operation: 'adjustments.uploadEvidence',
          key: idempotencyKey,
        }),
      { audit: (_, kept) => kept && { upload: kept.uploadId } },
    )
    bind(app, adjustments.ask, ({ operator, idempotencyKey, body }) => ask(operator, idempotencyKey, body), {
      audit: (_, made) =>
        made && { adjustment: made.adjustmentId, status: stateName(adjustmentStatus, made.status) },
    })
    const facts = async ({ body }: { readonly body: { readonly adjustmentId: string } }) => {
      const found = await findAdjustment(database, body.adjustmentId)
      return (
        found && {
          status: stateName(adjustmentStatus, found.status),
          decidedBy: found.decidedBy,
          owed: found.owed === null ? null : String(found.owed),
        }
      )
    }
    bind(
      app,
      adjustments.challenge,
      ({ operator, body, request }) => challenge(operator, body.adjustmentId, at(request)),
      { audit: 'It makes a question that counts once a device has answered it.' },
    )
    bind(
      app,
      adjustments.confirm,
      ({ operator, idempotencyKey, body, request }) => confirm(operator, idempotencyKey, body, at(request)),
      { audit: facts },
    )
    bind(
      app,
      adjustments.decline,
      ({ operator, idempotencyKey, body }) => decline(operator, idempotencyKey, body),
      { audit: facts },
    )
  }
