import { deskMessages } from '@kaadi/contract/desk-messages'
import { orderMessages } from '@kaadi/contract/order-messages'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors/domain-error.ts'
import { bind, type Handler } from '../../http/endpoint.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { requireForeignSeller } from '../risk/index.ts'
import { createUploadsService, deskViewer } from '../uploads/index.ts'
import { createKeepMacros } from './macros/keep-macros.ts'
import { findAnyOrder } from './order-messages.repository.ts'
import { listUnread } from './reading/page-messages.repository.ts'
import { createReadInbox } from './reading/read-inbox.ts'
import { createReadMessages } from './reading/read-messages.ts'
import { createAnswerSeller } from './writing/answer-seller.ts'
import { createMarkMessages } from './writing/mark-messages.ts'
import { createSendMessage } from './writing/send-message.ts'

export const orderMessagesRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const messages = createReadMessages(deps)
    const inbox = createReadInbox(deps, messages)
    const send = createSendMessage(deps, messages)
    const answer = createAnswerSeller(deps, messages)
    const mark = createMarkMessages(deps)
    const macros = createKeepMacros(deps)
    const uploads = createUploadsService(deps)

    const findForeign = async (operator: SignedInOperator, giftOrderId: string) => {
      const order = await findAnyOrder(deps.database, giftOrderId)
      if (!order) throw notFound()
      await requireForeignSeller(deps.database.db, operator, order)
      return order
    }

    bind(app, orderMessages.page, ({ user, query }) => messages.pageOfSeller(user, query), { isPolled: true })
    bind(app, orderMessages.send, ({ user, body, idempotencyKey }) => send(user, body, idempotencyKey))
    bind(app, orderMessages.read, ({ user, body }) => mark.readBySeller(user, body))
    bind(app, orderMessages.unread, ({ user }) => listUnread(deps.database, user.id), { isPolled: true })

    bind(app, deskMessages.inbox, ({ operator, query }) => inbox.page(operator, query))
    bind(app, deskMessages.thread, async ({ operator, query }) =>
      inbox.thread(operator, await findForeign(operator, query.giftOrderId), query),
    )
    bind(
      app,
      deskMessages.reply,
      ({ operator, body, idempotencyKey }) => answer.reply(operator, body, idempotencyKey),
      { audit: (_, made) => made && { message: made.messageId } },
    )
    bind(
      app,
      deskMessages.note,
      ({ operator, body, idempotencyKey }) => answer.note(operator, body, idempotencyKey),
      { audit: (_, made) => made && { note: made.messageId } },
    )
    bind(app, deskMessages.read, ({ operator, body }) => mark.readByDesk(operator, body), {
      audit: 'It is repeated by the page, and marks what somebody at the desk has seen.',
    })
    bind(
      app,
      deskMessages.settle,
      ({ operator, body, idempotencyKey }) => mark.settle(operator, body, idempotencyKey),
      { audit: ({ body }, made) => (made === null ? { settledUpTo: body.messageId } : undefined) },
    )
    const upload: Handler<typeof deskMessages.upload> = async ({ operator, idempotencyKey, body, file }) => {
      await findForeign(operator, body.giftOrderId)
      return uploads.store({
        owner: { operatorId: operator.id, madeFor: body.giftOrderId },
        viewer: deskViewer(operator.sessionHash),
        kind: 'evidence',
        file,
        operation: 'deskMessages.upload',
        key: idempotencyKey,
      })
    }
    bind(app, deskMessages.upload, upload, { audit: (_, kept) => kept && { upload: kept.uploadId } })
    bind(app, deskMessages.macros, () => macros.list())
    bind(
      app,
      deskMessages.saveMacro,
      ({ operator, body, idempotencyKey }) => macros.save(operator, body, idempotencyKey),
      { audit: (_, made) => made && { savedAnswer: made.macroId } },
    )
    bind(
      app,
      deskMessages.removeMacro,
      ({ operator, body, idempotencyKey }) => macros.remove(operator, body, idempotencyKey),
      {
        audit: async ({ body }) => ({
          isKept: (await macros.list()).some(({ macroId }) => macroId === body.macroId),
        }),
      },
    )
  }
