import { defineModule } from '../../module.ts'
import { payoutInvariants } from './payouts.invariants.ts'
import { startingPayoutLimits, startingPayoutRails } from './payouts.reference-rows.ts'
import { payoutsRoutes } from './payouts.routes.ts'

export {
  beginAtProvider,
  nameRecipient,
  noteAnswer,
} from './at-providers.repository.ts'
export { createEndPayouts } from './ending/end-payouts.repository.ts'
export { requirePayout, requireRunningPayouts } from './holding/require-payout.repository.ts'
export { findPayouts, payoutsWaiting } from './listing/list-payouts.repository.ts'
export { payoutRails } from './payout-rails.ts'
export { openAttempt } from './payouts.invariants.ts'
export {
  releaseLimitSettings,
  releaseLimitShare,
  releaseLimitsInForce,
} from './releasing/release-limit-settings.ts'

export const payoutsModule = defineModule({
  name: 'payouts',
  routes: payoutsRoutes,
  invariants: payoutInvariants,
  tables: ['payout_rails', 'payout_attempts', 'payout_log', 'payout_limits', 'payout_releases'],
  views: ['bank_slips', 'payout_promises', 'payout_providers', 'payouts_at_providers'],
  referenceRows: [startingPayoutRails, startingPayoutLimits],
})
