export {
  type SignPhoto,
  type StoredCardOrder,
  type StoredSummary,
  titleOf,
  toCardOrder,
  toSummary,
} from './card-order.ts'
export { describeOrders, orderColumns, summaryColumns, summaryTables } from './card-orders.repository.ts'
export { cardOrdersRoutes } from './card-orders.routes.ts'
export { expireQuestions } from './expire-questions.repository.ts'
export { cardPinOwner, codeOwner, type SealedCard, sealCode } from './sealed-card.ts'
