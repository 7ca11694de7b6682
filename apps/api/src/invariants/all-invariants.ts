import { allModules } from '../modules/all-modules.ts'
import { acrossAdjustments } from './adjustments.invariants.ts'
import { acrossAppeals } from './appeals.invariants.ts'
import { acrossBooks } from './books.invariants.ts'
import { cardOrderInvariants } from './card-orders.invariants.ts'
import { couponInvariants } from './coupons.invariants.ts'
import { deletionInvariants } from './deletion.invariants.ts'
import { exchangesInBooks } from './exchanges.invariants.ts'
import { acrossInsight } from './insight.invariants.ts'
import type { Invariant } from './invariant.ts'
import { keyInvariants } from './keys.invariants.ts'
import { levelInvariants } from './levels.invariants.ts'
import { operatorsByTwoInvariants } from './operators-by-two.invariants.ts'
import { ownMoneyInvariants } from './own-money.invariants.ts'
import { acrossPartners } from './partners.invariants.ts'
import { postedTimes } from './posted-times.invariants.ts'
import { providerPayoutInvariants } from './provider-payouts.invariants.ts'
import { pushInvariants } from './push.invariants.ts'
import { rateAlertInvariants } from './rate-alerts.invariants.ts'
import { acrossRedeemers } from './redeemers.invariants.ts'
import { releasedPayouts } from './released-payouts.invariants.ts'
import { acrossReversals } from './reversals.invariants.ts'
import { rewardInvariants } from './rewards.invariants.ts'
import { acrossRisk } from './risk.invariants.ts'
import { settingsInForce } from './settings.invariants.ts'
import { acrossVerifications } from './verifications.invariants.ts'
import { withdrawalInvariants } from './withdrawals.invariants.ts'

/** Rules over the tables of several modules. */
const acrossModules = [
  ...cardOrderInvariants,
  ...withdrawalInvariants,
  ...providerPayoutInvariants,
  ...releasedPayouts,
  ...couponInvariants,
  ...rewardInvariants,
  ...exchangesInBooks,
  ...rateAlertInvariants,
  ...pushInvariants,
  ...keyInvariants,
  ...levelInvariants,
  ...deletionInvariants,
  ...acrossVerifications,
  ...acrossRisk,
  ...acrossPartners,
  ...acrossAppeals,
  ...acrossReversals,
  ...acrossRedeemers,
  ...acrossBooks,
  ...acrossInsight,
  ...acrossAdjustments,
  ...operatorsByTwoInvariants,
  ...ownMoneyInvariants,
  ...settingsInForce,
  ...postedTimes,
]

/** In the order of their numbers. One number may stand for a rule that several tables keep. */
export const allInvariants: readonly Invariant[] = [
  ...allModules.flatMap(({ invariants = [] }) => invariants),
  ...acrossModules,
].toSorted((a, b) => a.id.localeCompare(b.id))
