import { defineModule, recurring } from '../../module.ts'
import { fireRateAlerts } from './rate-alerts.jobs.ts'
import { rateAlertsRoutes } from './rate-alerts.routes.ts'

export { fireReached } from './fire-rate-alerts.repository.ts'
export { addRateAlerts, type NewRateAlert, removeRateAlertsOf } from './rate-alerts.repository.ts'

export const rateAlertsModule = defineModule({
  name: 'rate-alerts',
  routes: rateAlertsRoutes,
  jobs: { 'fire.rate-alerts': recurring(fireRateAlerts) },
  tables: ['rate_alerts'],
})
