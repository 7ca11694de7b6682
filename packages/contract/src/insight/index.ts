export { type InsightEndpoints, insight } from './insight.endpoints.ts'
export {
  type DeskAnswers,
  type DeskInsight,
  deskInsightSchema,
  type InsightQuery,
  insightQuerySchema,
  type OpenState,
} from './insight.schema.ts'
export {
  type MoneyFigures,
  type MoneyInsight,
  type MoneyQuery,
  moneyInsightSchema,
  moneyQuerySchema,
} from './money.schema.ts'
export {
  type InsightPeriod,
  insightAges,
  insightDaysUsual,
  insightPeriod,
  maxInsightDays,
} from './period.rules.ts'
