import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { toMinorUnits } from '@kaadi/core/money'
import type { ReferenceRows } from '../../database/index.ts'
import { payoutRails } from './payout-rails.ts'

/** A person pays by hand: an hour. A provider takes minutes, and an hour where the bank is slow. */
export const startingPayoutRails: ReferenceRows = {
  from: 'start',
  table: 'payout_rails',
  rows: [
    { provider: payoutRails.byHand, by_hand: true, promised_minutes: 60 },
    { provider: payoutRails.overNetwork, by_hand: true, promised_minutes: 60 },
    { provider: payoutRails.paystack, by_hand: false, promised_minutes: 60 },
  ],
}

const mostOf = (amount: string, id: CurrencyId): string =>
  String(toMinorUnits(amount, currencies[id].decimals))

/** What one person may begin alone, in minor units: 500,000 naira, 5,000 cedis, 500 tether. */
export const startingPayoutLimits: ReferenceRows = {
  from: 'start',
  table: 'payout_limits',
  rows: [
    { currency_id: 1, most: mostOf('500000', 1) },
    { currency_id: 2, most: mostOf('5000', 2) },
    { currency_id: 3, most: mostOf('500', 3) },
  ],
}
