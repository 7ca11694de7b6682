import { debts } from '@kaadi/contract/debts'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createListDebts } from './list-debts.ts'

export const debtsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const listDebts = createListDebts(deps)
    bind(app, debts.list, ({ user }) => listDebts(user.id))
  }
