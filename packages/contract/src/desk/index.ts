export { type ComparedPhoto, comparedPhotoSchema, deskCheckKinds, deskCheckSchema } from './check.schema.ts'
export { type DeskEndpoints, desk } from './desk.endpoints.ts'
export {
  type CardDecision,
  cardDecisionSchema,
  correctedCardSchema,
  type DecideRequest,
  type DeskEvent,
  type DeskOrder,
  type DeskQueueQuery,
  type DeskQueueRow,
  type DeskStats,
  decideRequestSchema,
  deskEventSchema,
  deskFlagSchema,
  deskOrderSchema,
  deskQueueQuerySchema,
  deskQueueRowSchema,
  deskStatsSchema,
  deskVerdicts,
  evidenceInputSchema,
  type Lease,
  leaseSchema,
  offerPriceSchema,
  revealedCodeSchema,
  revealPurposeSchema,
  type Skill,
  skillSchema,
} from './desk.schema.ts'
export { findingShows } from './finding.rules.ts'
export {
  type BalanceNote,
  balanceNoteSchema,
  cardBalanceSchema,
  type Finding,
  findingSchema,
  type RedeemerOutcome,
  redeemerOutcomes,
} from './finding.schema.ts'
