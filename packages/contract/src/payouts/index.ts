export { bankSlipPattern, withoutBlanks } from './bank-slip.ts'
export { isPayoutToBeTaken } from './payout.rules.ts'
export {
  bankSlipSchema,
  type Confirmed,
  confirmationFields,
  confirmedSchema,
  newPayoutHoldFields,
  openedAccountSchema,
  type Payout,
  type PayoutBank,
  type PayoutDetail,
  type PayoutEvent,
  type PayoutHold,
  type PayoutPageQuery,
  type PayoutRelease,
  type PayoutReturn,
  payoutBankSchema,
  payoutDetailSchema,
  payoutEventSchema,
  payoutHoldSchema,
  payoutPageQuerySchema,
  payoutReasonSchema,
  payoutReleaseSchema,
  payoutReturnSchema,
  payoutSchema,
  returnReferenceSchema,
} from './payout.schema.ts'
export { type PayoutsEndpoints, payouts } from './payouts.endpoints.ts'
export { hasTransactionHashForm, transactionHashOf, transactionHashPattern } from './transaction-hash.ts'
