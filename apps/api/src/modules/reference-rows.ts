import type { ReferenceRows } from '../database/index.ts'
import { startingBanks } from './bank-accounts/bank-accounts.reference-rows.ts'
import { cardOrderTransitionRows } from './card-orders/card-orders.reference-rows.ts'
import { startingLevels } from './card-types/card-types.reference-rows.ts'
import { couponTransitionRows } from './coupons/coupons.reference-rows.ts'
import { startingSettleCurrencies } from './currencies/currencies.reference-rows.ts'
import { startingPayoutRails } from './payouts/payouts.reference-rows.ts'
import { startingSiteInfo } from './site/site.reference-rows.ts'
import { withdrawalTransitionRows } from './withdrawals/withdrawals.reference-rows.ts'

/** What the modules bring to their tables. A table comes after those that it refers to. */
export const referenceRows: readonly ReferenceRows[] = [
  cardOrderTransitionRows,
  withdrawalTransitionRows,
  couponTransitionRows,
  startingLevels,
  startingSettleCurrencies,
  startingBanks,
  startingPayoutRails,
  startingSiteInfo,
]
