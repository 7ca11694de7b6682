export { bankSlipPattern, withoutBlanks } from './payout.rules.ts'
export {
  bankSlipSchema,
  openedAccountSchema,
  type Payout,
  type PayoutDetail,
  type PayoutPageQuery,
  payoutDetailSchema,
  payoutEventSchema,
  payoutPageQuerySchema,
  payoutReasonSchema,
  payoutSchema,
} from './payout.schema.ts'
export { payouts } from './payouts.endpoints.ts'
