import { plaza } from '@kaadi/contract/plaza'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { listSettledOrders } from '../card-orders/index.ts'
import { listPaidWithdrawals } from '../withdrawals/index.ts'
import { toPlazaLine } from './plaza-line.ts'

const most = 30

/** The feed is read from the orders and withdrawals themselves: it has nothing that was not paid. */
export const plazaRoutes =
  ({ database: { db } }: Deps): FastifyPluginAsync =>
  async (app) => {
    bind(app, plaza.cardOrders, async () => (await listSettledOrders(db, most)).map(toPlazaLine))
    bind(app, plaza.withdrawals, async () => (await listPaidWithdrawals(db, most)).map(toPlazaLine))
  }
