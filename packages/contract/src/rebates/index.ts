export {
  type PaidRebate,
  paidRebateSchema,
  type RebateLadder,
  type RebateStep,
  type RebatesEndpoints,
  rebateLadderSchema,
  rebateStepSchema,
  rebates,
} from './rebates.endpoints.ts'
