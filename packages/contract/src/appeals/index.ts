export {
  appealClaimMs,
  appealPhotosMax,
  appealPromiseMs,
  appealWindow,
  appealWindowMs,
  appealWordsMax,
  appealWordsMin,
  canAppeal,
} from './appeal.rules.ts'
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
export { type AppealsEndpoints, appeals } from './appeals.endpoints.ts'
export {
  type AppealRequest,
  appealRequestSchema,
  appealStatusSchema,
  type OrderAppeal,
  orderAppealSchema,
} from './order-appeal.schema.ts'
