import { brandRequestReviews } from '@kaadi/contract/brand-request-reviews'
import { brandRequests } from '@kaadi/contract/brand-requests'
import { cardTypes } from '@kaadi/contract/card-types'
import { rateHistory } from '@kaadi/contract/rate-history'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createAnswerRequest } from './brand-requests/answer-request.ts'
import { createAskForBrand } from './brand-requests/ask-for-brand.ts'
import { findRequestRow, pageRequests } from './brand-requests/review-requests.repository.ts'
import { createCardTypesService } from './card-types.service.ts'
import { readRateHistory } from './rate-history/read-rate-history.ts'

export const cardTypesRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const service = createCardTypesService(deps)
    const askForBrand = createAskForBrand(deps)
    const answerRequest = createAnswerRequest(deps)
    const remembered = { memory: deps.publicMemory }
    const levelOf = (user: { level: number } | undefined) => user?.level ?? 0

    bind(
      app,
      cardTypes.list,
      ({ query }) => service.list(['1', 'true'].includes(query.isEnableCardTypeConf ?? '')),
      remembered,
    )
    bind(app, cardTypes.currencies, () => service.currencies(), remembered)
    bind(app, cardTypes.newestPrices, ({ query }) => service.newestPrices(query), remembered)
    bind(app, cardTypes.allPrices, ({ query, user }) => service.allPrices(query, levelOf(user)), remembered)
    bind(app, cardTypes.highRates, ({ user }) => service.highRates(levelOf(user)), remembered)
    bind(app, rateHistory.read, ({ query }) => readRateHistory(deps.database.db, query), remembered)
    bind(app, brandRequests.ask, ({ user, body, idempotencyKey: key }) =>
      askForBrand({ userId: user.id, key, name: body.name }),
    )
    bind(app, brandRequestReviews.list, ({ query }) => pageRequests(deps.database, query))
    bind(
      app,
      brandRequestReviews.answer,
      ({ operator, body, idempotencyKey: key }) => answerRequest(operator, body, key),
      {
        audit: async ({ body }) => {
          const row = await findRequestRow(deps.database.db, body.requestId)
          return row && { answer: row.answer, cardTypeId: row.cardTypeId }
        },
      },
    )
    bind(app, cardTypes.onSale, ({ user }) => service.onSale(levelOf(user)), remembered)
  }
