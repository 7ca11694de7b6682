import type { ReferenceRows } from '../../database/index.ts'
import { payoutRails } from './payout-rails.ts'

/** A person pays by hand: an hour. */
export const startingPayoutRails: ReferenceRows = {
  from: 'start',
  table: 'payout_rails',
  rows: [{ provider: payoutRails.byHand, promised_minutes: 60 }],
}
