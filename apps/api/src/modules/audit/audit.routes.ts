import { audit } from '@kaadi/contract/audit'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { operatorsOfAudit, pageAudit } from './page-audit.repository.ts'
import { callsOfAudit } from './write-audit.ts'

export const auditRoutes =
  ({ database: { db } }: Deps): FastifyPluginAsync =>
  async (app) => {
    bind(app, audit.page, ({ query }) => pageAudit(db, query))
    bind(app, audit.operators, () => operatorsOfAudit(db))
    bind(app, audit.calls, () => callsOfAudit)
  }
