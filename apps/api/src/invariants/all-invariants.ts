import { accountInvariants } from './accounts.invariants.ts'
import { cardOrderInvariants } from './card-orders.invariants.ts'
import { couponInvariants } from './coupons.invariants.ts'
import type { Invariant } from './invariant.ts'
import { ledgerInvariants } from './ledger.invariants.ts'
import { outboxInvariants } from './outbox.invariants.ts'
import { rewardInvariants } from './rewards.invariants.ts'
import { withdrawalInvariants } from './withdrawals.invariants.ts'

/** In the order of their numbers. One number may stand for a rule that several tables keep. */
export const allInvariants: readonly Invariant[] = [
  ...ledgerInvariants,
  ...cardOrderInvariants,
  ...withdrawalInvariants,
  ...couponInvariants,
  ...rewardInvariants,
  ...outboxInvariants,
  ...accountInvariants,
].toSorted((a, b) => a.id.localeCompare(b.id))
