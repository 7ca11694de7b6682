import { tradeHistory } from '@kaadi/contract/trade-history'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { bind } from '../../../http/endpoint.ts'
import { createReadOrder } from '../reading/read-order.ts'
import { readTotals } from './read-totals.ts'
import { createMakeTradeReceipt } from './trade-receipt.ts'
import { createMakeTradeTable } from './trade-table.ts'

const fileHeaders = (name: string, mediaType: string) => ({
  'content-type': mediaType,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
})

export const historyRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const makeTable = createMakeTradeTable(deps)
    const makeReceipt = createMakeTradeReceipt(deps, createReadOrder(deps))

    bind(app, tradeHistory.totals, ({ user, query }) => readTotals(deps.database, user.id, query))
    bind(app, tradeHistory.table, async ({ user, query, reply }) => {
      const { name, lines, bytes } = await makeTable(user, query)
      const headers = { ...fileHeaders(name, 'text/csv; charset=utf-8'), 'x-trade-lines': String(lines) }
      return reply.headers(headers).send(bytes)
    })
    bind(app, tradeHistory.receipt, async ({ user, query, reply }) => {
      const { name, bytes } = await makeReceipt(user, query.giftOrderId)
      return reply.headers(fileHeaders(name, 'application/pdf')).send(bytes)
    })
  }
