export {
  type AdjustableAccount,
  type AdjustmentReason,
  adjustableAccounts,
  adjustmentReasons,
  maxAdjustment,
} from './adjustment.rules.ts'
export {
  type Adjustment,
  type AdjustmentConfirmation,
  type AdjustmentKey,
  type AdjustmentQueueQuery,
  type AdjustmentRequest,
  adjustmentConfirmationSchema,
  adjustmentKeySchema,
  adjustmentQueueQuerySchema,
  adjustmentRequestSchema,
  adjustmentSchema,
  adjustmentStatusSchema,
} from './adjustment.schema.ts'
export {
  type AdjustmentStatus,
  adjustmentStatus,
  adjustmentStatuses,
  adjustmentTransitions,
  canMoveAdjustment,
} from './adjustment.status.ts'
export { type AdjustmentsEndpoints, adjustments } from './adjustments.endpoints.ts'
