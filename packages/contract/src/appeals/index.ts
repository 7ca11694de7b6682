export { appealWindow, canAppeal } from './appeal.rules.ts'
export {
  type AppealCase,
  type AppealDecision,
  type AppealQueueQuery,
  type AppealRow,
  appealCaseSchema,
  appealDecisionSchema,
  appealQueueQuerySchema,
  appealRowSchema,
} from './appeal.schema.ts'
export {
  type AppealStatus,
  appealStatus,
  appealStatuses,
  appealTransitions,
  canMoveAppeal,
} from './appeal.status.ts'
export {
  appealClaimMs,
  appealPhotosMax,
  appealPromiseMs,
  appealWindowMs,
  appealWordsMax,
  appealWordsMin,
} from './appeal-limits.ts'
export { type AppealsEndpoints, appeals } from './appeals.endpoints.ts'
export {
  type AppealRequest,
  appealRequestSchema,
  appealStatusSchema,
  type OrderAppeal,
  orderAppealSchema,
} from './order-appeal.schema.ts'
