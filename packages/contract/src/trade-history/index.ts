export { type TradeHistoryEndpoints, tradeHistory } from './trade-history.endpoints.ts'
export { type TradeTotal, tradeFilterSchema, tradeTotalSchema } from './trade-history.schema.ts'
