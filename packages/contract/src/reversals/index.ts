export { type OrderReversal, orderReversalSchema } from './order-reversal.schema.ts'
export {
  type Reversal,
  type ReversalQueueQuery,
  type ReversalRequest,
  reversalQueueQuerySchema,
  reversalRequestSchema,
  reversalSchema,
  reversalStatusSchema,
} from './reversal.schema.ts'
export {
  canMoveReversal,
  type ReversalStatus,
  reversalStatus,
  reversalStatuses,
  reversalTransitions,
} from './reversal.status.ts'
export { type ReversalsEndpoints, reversals } from './reversals.endpoints.ts'
