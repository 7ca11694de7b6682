import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { PayoutBatchesEndpoints } from './payout-batches.endpoints.ts'

const units = "amounts are decimal strings in the batch's currency"

/** Where each call comes from, and what its schema cannot say. */
export const payoutBatchesNotes: NotesOf<PayoutBatchesEndpoints> = {
  page: { source: { decision: 134 }, units },
  detail: { source: { decision: 134 }, units },
  waiting: { source: { decision: 134 }, units: 'amounts are decimal strings in the currency of their line' },
  candidates: { source: { decision: 134 }, units },
  build: { source: { decision: 134 }, units },
  challenge: { source: { decision: 164 } },
  approve: { source: { decision: 164 }, units },
  drop: { source: { decision: 134 }, units },
  take: {
    source: { decision: 134 },
    units,
    errors: { withdrawalNotWaiting: '`details.takenBy`, `details.withdrawalStatus`' },
  },
  sheet: { source: { decision: 134 }, units },
}
