import type { ReferenceRows } from '../../database/index.ts'

/** A person pays by hand: an hour. */
export const startingPayoutRails: ReferenceRows = {
  from: 'start',
  table: 'payout_rails',
  rows: [{ provider: 'manual', promised_minutes: 60 }],
}
