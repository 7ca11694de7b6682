export {
  type AnalyticsEvent,
  analyticsEventFor,
  type CompletedCalls,
  connectAnalytics,
} from './analytics.ts'
