export {
  canCancel,
  canResubmit,
  decideOrderStatus,
  photosToRetake,
  resubmitClosesAt,
} from './card-order.rules.ts'
export {
  actorSchema,
  type CardOrder,
  type CardOrderSummary,
  cardOrderPageQuerySchema,
  cardOrderSchema,
  cardOrderSummarySchema,
  cardStatusSchema,
  type Evidence,
  evidenceSchema,
  type OrderCard,
  type OrderCoupon,
  type OrderEvent,
  orderCardSchema,
  orderCouponSchema,
  orderEventSchema,
  orderStatusSchema,
  type Quote,
  type QuoteRequest,
  quoteLineSchema,
  quoteRequestSchema,
  quoteSchema,
  type ResubmitRequest,
  type Reveal,
  resubmitRequestSchema,
  revealSchema,
  type SubmitTradeRequest,
  shownReasonSchema,
  signedPhotoSchema,
  submitTradeRequestSchema,
  submittedPhotoSchema,
} from './card-order.schema.ts'
export {
  type CardOrderFamily,
  type CardOrderStatus,
  type CardStatus,
  canMoveCardOrder,
  cardOrderStatus,
  cardOrderStatuses,
  cardOrderTransitions,
  cardStatus,
  cardStatuses,
  familyOf,
  isOpen,
  isPaid,
} from './card-order.status.ts'
export { type CardOrdersEndpoints, cardOrders } from './card-orders.endpoints.ts'
export { isPromiseRunning, orderPromise } from './order-promise.rules.ts'
export {
  canMoveQuote,
  type QuoteStatus,
  quoteStatus,
  quoteStatuses,
  quoteTransitions,
} from './quote.status.ts'
export { isReasonCode, type Reason, type ReasonCode, reasonCodes, reasons } from './reason-codes.ts'
export {
  chosenRevealPurposes,
  isRevealPurpose,
  type RevealPurpose,
  revealPurposes,
} from './reveal-purposes.ts'
