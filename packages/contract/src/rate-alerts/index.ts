export { isRateReached } from './rate-alert.rules.ts'
export {
  type RateAlert,
  type RateAlertList,
  type RateAlertRequest,
  type RateAlertsEndpoints,
  rateAlertListSchema,
  rateAlertRequestSchema,
  rateAlertSchema,
  rateAlerts,
  type SetRateAlert,
  setRateAlertSchema,
} from './rate-alerts.endpoints.ts'
