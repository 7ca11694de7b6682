export { recheckClaimMs, recheckLivesMs } from './recheck.rules.ts'
export {
  type BlindRecheck,
  blindRecheckSchema,
  type MyRechecks,
  myRechecksSchema,
  type RecheckDecision,
  type RecheckJudgement,
  type RecheckListQuery,
  type RecheckRow,
  recheckAnswerSchema,
  recheckDecisionSchema,
  recheckListQuerySchema,
  recheckRowSchema,
} from './recheck.schema.ts'
export {
  canMoveRecheck,
  type RecheckStatus,
  recheckStatus,
  recheckStatuses,
  recheckTransitions,
} from './recheck.status.ts'
export { type RechecksEndpoints, rechecks } from './rechecks.endpoints.ts'
