export {
  type PauseRule,
  type PauseRuleName,
  pauseMaxDays,
  pauseRuleNames,
  pauseRuleSchema,
  pauseRules,
} from './pause.rules.ts'
export {
  type OwnPause,
  ownPauseSchema,
  type PauseScope,
  pauseScopeSchema,
  pauseScopes,
} from './pause.schema.ts'
export { type RiskEndpoints, risk } from './risk.endpoints.ts'
export {
  type Block,
  type BlockKind,
  type BlockPageQuery,
  type BlockRequest,
  blockKindSchema,
  blockKinds,
  blockPageQuerySchema,
  blockRequestSchema,
  blockSchema,
  deviceIdSchema,
  liftRequestSchema,
  type PauseRequest,
  pauseRequestSchema,
  type SellerPause,
  sellerPauseSchema,
  unblockRequestSchema,
} from './risk.schema.ts'
