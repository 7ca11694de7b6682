import { cardOrders } from '@kaadi/contract/card-orders'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind, type HandlerInput } from '../../http/endpoint.ts'
import type { SignedInUser } from '../../http/signed-in.ts'
import { deviceOf } from '../sessions/index.ts'
import { toSummary } from './card-order.ts'
import { createAnswerRequest } from './correcting/answer-request.ts'
import { createCancelCardOrder } from './correcting/cancel-card-order.ts'
import { createResubmitCardOrder } from './correcting/resubmit-card-order.ts'
import { historyRoutes } from './history/history.routes.ts'
import { createAnswerOffer } from './offers/answer-offer.ts'
import { createExtendQuote } from './quoting/extend-quote.ts'
import { createQuoteCard } from './quoting/quote-card.ts'
import { pageOrders } from './reading/card-orders.repository.ts'
import { createReadOrder } from './reading/read-order.ts'
import { findWaitingOrders } from './reading/waiting-orders.repository.ts'
import { createSubmitCardOrder } from './submitting/submit-card-order.ts'

export const cardOrdersRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    await app.register(historyRoutes(deps))
    const quotes = createQuoteCard(deps)
    const extendQuote = createExtendQuote(deps, quotes)
    const readOrder = createReadOrder(deps)
    const submit = createSubmitCardOrder(deps, quotes, readOrder)
    const resubmit = createResubmitCardOrder(deps, readOrder)
    const answer = createAnswerRequest(deps, readOrder)
    const answerOffer = createAnswerOffer(deps, readOrder)
    const cancel = createCancelCardOrder(deps, readOrder)

    const from = (user: SignedInUser, request: FastifyRequest) => ({
      ...user,
      device: deviceOf(deps.vault, request),
    })
    bind(app, cardOrders.quote, ({ user, idempotencyKey, body, request }) =>
      quotes.quoteCard(from(user, request), idempotencyKey, body),
    )
    bind(app, cardOrders.extendQuote, ({ user, idempotencyKey, body }) =>
      extendQuote(user, idempotencyKey, body),
    )
    bind(app, cardOrders.submit, ({ user, idempotencyKey, body, request }) =>
      submit(from(user, request), idempotencyKey, body),
    )
    bind(app, cardOrders.resubmit, ({ user, idempotencyKey, body, request }) =>
      resubmit(from(user, request), idempotencyKey, body),
    )
    bind(app, cardOrders.answer, ({ user, idempotencyKey, body }) => answer(user, idempotencyKey, body))
    bind(app, cardOrders.cancel, ({ user, idempotencyKey, body }) => cancel(user, idempotencyKey, body))
    bind(app, cardOrders.answerOffer, ({ user, idempotencyKey, body }) =>
      answerOffer(user, idempotencyKey, body),
    )
    const page = async ({ user, query }: HandlerInput<typeof cardOrders.page>) => {
      const isFirst = query.cursor === undefined && query.current === 1
      const [found, waiting] = await Promise.all([
        pageOrders(deps.database, user.id, query),
        isFirst ? findWaitingOrders(deps.database, user.id, query) : undefined,
      ])
      return {
        ...found,
        records: found.records.map(toSummary),
        ...(waiting && { waiting: waiting.map(toSummary) }),
      }
    }
    bind(app, cardOrders.page, page, { isPolled: true })
    bind(app, cardOrders.detail, ({ user, query }) => readOrder(user, query.giftOrderId))
  }
