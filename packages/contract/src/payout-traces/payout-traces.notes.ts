import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { PayoutTracesEndpoints } from './payout-traces.endpoints.ts'

const units = "amounts are decimal strings in the withdrawal's currency"

/** Where each call comes from, and what its schema cannot say. */
export const payoutTracesNotes: NotesOf<PayoutTracesEndpoints> = {
  queue: { source: { decision: 118 }, units },
  answer: { source: { decision: 118 }, units },
}
