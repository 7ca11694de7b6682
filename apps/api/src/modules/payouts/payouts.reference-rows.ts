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
