import { rateAlerts } from '@kaadi/contract/rate-alerts'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { listRateAlerts, removeRateAlert } from './rate-alerts.repository.ts'
import { createSetRateAlert } from './set-rate-alert.ts'

export const rateAlertsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db } = deps.database
    const set = createSetRateAlert(deps)
    bind(app, rateAlerts.list, async ({ user }) => ({
      alerts: await listRateAlerts(db, user.id),
      max: deps.config.rateAlertsMax,
    }))
    bind(app, rateAlerts.set, ({ user, body, idempotencyKey: key }) => set({ userId: user.id, key, ...body }))
    bind(app, rateAlerts.remove, async ({ user, body }) => {
      await removeRateAlert(db, user.id, body.alertId)
      return null
    })
  }
