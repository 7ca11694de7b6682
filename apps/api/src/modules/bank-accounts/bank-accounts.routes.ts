import { bankAccounts } from '@kaadi/contract/bank-accounts'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { deviceOf } from '../sessions/index.ts'
import { listBanks } from './bank-accounts.repository.ts'
import { createBankAccountsService } from './bank-accounts.service.ts'

export const bankAccountsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const service = createBankAccountsService(deps)
    bind(app, bankAccounts.banks, ({ query }) => listBanks(deps.database.db, query.currencyId))
    bind(app, bankAccounts.list, ({ user }) => service.list(user.id))
    bind(app, bankAccounts.resolve, ({ user, body }) => service.resolve(user.id, body))
    bind(app, bankAccounts.add, ({ user, body, idempotencyKey: key, request }) =>
      service.add({ userId: user.id, key, device: deviceOf(deps.vault, request), ...body }),
    )
    bind(app, bankAccounts.remove, ({ user, body, idempotencyKey: key }) =>
      service.remove({ userId: user.id, key, ...body }),
    )
    bind(app, bankAccounts.setDefault, ({ user, body, idempotencyKey: key }) =>
      service.setDefault({ userId: user.id, key, ...body }),
    )
  }
