import type { CurrencyId } from '../primitives/index.ts'

/** Why books are corrected by hand. */
export const adjustmentReasons = [
  'paidTwice',
  'notCredited',
  'wrongFee',
  'providerDiffers',
  'goodwill',
  'other',
] as const
/** Why books are corrected by hand. */
export type AdjustmentReason = (typeof adjustmentReasons)[number]

/** Accounts that are corrected by hand, always against `suspense`: a seller's wallet, or one of the house. */
export const adjustableAccounts = [
  'available',
  'cards',
  'promo',
  'late-credit',
  'fx',
  'fee',
  'payout',
] as const
/** An account that is corrected by hand. */
export type AdjustableAccount = (typeof adjustableAccounts)[number]

/** The largest single adjustment of each currency. */
export const maxAdjustment: Readonly<Record<CurrencyId, string>> = { 1: '5000000', 2: '50000', 3: '5000' }
