export {
  canTrace,
  paidAtOf,
  traceAnswerMin,
  tracePromiseMs,
  traceWindowMs,
} from './payout-trace.rules.ts'
export {
  type PayoutTrace,
  payoutTraceSchema,
  type TraceAnswer,
  type TraceQueueQuery,
  traceAnswerSchema,
  traceQueueQuerySchema,
} from './payout-trace.schema.ts'
export {
  canMoveTrace,
  type TraceStatus,
  traceStatus,
  traceStatuses,
  traceTransitions,
} from './payout-trace.status.ts'
export { type PayoutTracesEndpoints, payoutTraces } from './payout-traces.endpoints.ts'
export {
  traceRequestSchema,
  traceStatusSchema,
  traceWordsMax,
  type WithdrawalTrace,
  withdrawalTraceSchema,
} from './withdrawal-trace.schema.ts'
