import { cardBalances } from '@kaadi/contract/card-balances'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { listBalancePages } from './card-balances.repository.ts'

export const cardBalancesRoutes =
  ({ database: { db }, publicMemory }: Deps): FastifyPluginAsync =>
  async (app) => {
    bind(app, cardBalances.list, () => listBalancePages(db), { memory: publicMemory })
  }
