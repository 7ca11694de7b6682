import { defineModule, recurring } from '../../module.ts'
import { checkPayouts } from './checking/check-payouts.job.ts'
import { payoutInvariants } from './payouts.invariants.ts'
import { startingPayoutLimits, startingPayoutRails } from './payouts.reference-rows.ts'
import { payoutsRoutes } from './payouts.routes.ts'

export {
  beginAtProvider,
  nameRecipient,
  noteAnswer,
} from './at-providers.repository.ts'
export { isAccountBlocked, isSellerOwing, isSellerPaused, listDebts } from './checking/blocked.repository.ts'
export { holdSuspect, isSuspect } from './checking/holds.repository.ts'
export { createConfirmSigned, type GivenConfirmation, keepByCode } from './confirming/confirm-signed.ts'
export { readBackWords } from './ending/back-words.ts'
export { createEndPayouts } from './ending/end-payouts.repository.ts'
export {
  logOpening,
  openingsOf,
  takePayout,
  wasTakenSince,
  whyNotPaidBy,
} from './holding/hold-payout.repository.ts'
export type { PayoutAction } from './holding/hold-payout.ts'
export { payoutsRun, requirePayout, requireRunningPayouts } from './holding/require-payout.repository.ts'
export {
  findPayouts,
  payoutsWaiting,
  releasesWaiting,
  returnsWaiting,
} from './listing/list-payouts.repository.ts'
export { toPayout } from './payout.ts'
export { payoutRails } from './payout-rails.ts'
export { openAttempt } from './payouts.invariants.ts'
export {
  isNetworkClosed,
  isPayoutRail,
  payoutColumns,
  payoutTables,
  type StoredPayout,
} from './payouts.repository.ts'
export {
  minorPerUnit,
  releaseLimitSettings,
  releaseLimitShare,
  releaseLimitsInForce,
} from './releasing/release-limit-settings.ts'
export { isOverLimit, waitsForSecond } from './releasing/releases.repository.ts'
export { payoutHands, waitsForReturn } from './returning/returns.repository.ts'

export const payoutsModule = defineModule({
  name: 'payouts',
  routes: payoutsRoutes,
  jobs: { 'payouts.check': recurring(checkPayouts) },
  invariants: payoutInvariants,
  tables: [
    'payout_rails',
    'payout_attempts',
    'payout_log',
    'payout_limits',
    'payout_releases',
    'payout_holds',
    'payout_returns',
    'payout_challenges',
    'payout_confirmations',
  ],
  views: [
    'bank_slips',
    'running_payout_holds',
    'payout_promises',
    'payout_providers',
    'payout_starters',
    'payouts_at_providers',
  ],
  referenceRows: [startingPayoutRails, startingPayoutLimits],
})
