import { type PlazaSummary, plaza } from '@kaadi/contract/plaza'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { listSettledOrders, settledDays } from '../card-orders/index.ts'
import { listPaidWithdrawals, paidWithdrawalDays } from '../withdrawals/index.ts'
import { toPlazaLine } from './plaza-line.ts'

const most = 30

/** The feed is read from the orders and withdrawals themselves: it has nothing that was not paid. */
export const plazaRoutes =
  ({ database: { db }, publicMemory }: Deps): FastifyPluginAsync =>
  async (app) => {
    const summary = publicMemory.loaded(async (): Promise<PlazaSummary> => {
      const [cards, withdrawals] = await Promise.all([settledDays(db), paidWithdrawalDays(db)])
      return {
        cardsToday: cards.today,
        cardsYesterday: cards.yesterday,
        withdrawalsToday: withdrawals.today,
        withdrawalsYesterday: withdrawals.yesterday,
        cardSeconds: cards.seconds,
        withdrawalSeconds: withdrawals.seconds,
      }
    })
    bind(app, plaza.cardOrders, async ({ query: { cardTypeId } }) =>
      (await listSettledOrders(db, { most, cardTypeId })).map(toPlazaLine),
    )
    bind(app, plaza.withdrawals, async () => (await listPaidWithdrawals(db, most)).map(toPlazaLine))
    bind(app, plaza.summary, () => summary())
  }
