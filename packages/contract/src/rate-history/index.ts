export {
  type RateHistory,
  type RateHistoryDays,
  type RateHistoryEndpoints,
  type RatePoint,
  rateHistory,
  rateHistoryDays,
  rateHistorySchema,
  ratePointSchema,
} from './rate-history.endpoints.ts'
