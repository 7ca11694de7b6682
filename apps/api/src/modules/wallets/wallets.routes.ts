import { wallets } from '@kaadi/contract/wallets'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createMakeStatement } from './statement/make-statement.ts'
import { createWalletsService } from './wallets.service.ts'

export const walletsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const service = createWalletsService(deps)
    const makeStatement = createMakeStatement(deps)
    bind(app, wallets.available, ({ user, query }) => service.available(user.id, query.inCurrencyId), {
      isPolled: true,
    })
    bind(app, wallets.processing, ({ user, query }) => service.processing(user.id, query.outCurrencyId), {
      isPolled: true,
    })
    bind(app, wallets.statement, async ({ user, query, reply }) => {
      const { name, mediaType, lines, bytes } = await makeStatement(user, query)
      return reply
        .headers({
          'content-type': mediaType,
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
          'x-statement-lines': String(lines),
        })
        .send(bytes)
    })
    bind(app, wallets.records, ({ user, query }) => service.records(user.id, query), { isPolled: true })
  }
