import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { AdjustmentsEndpoints } from './adjustments.endpoints.ts'

const units = 'amounts are decimal strings in the currency of the account'

/** Where each call comes from, and what its schema cannot say. */
export const adjustmentsNotes: NotesOf<AdjustmentsEndpoints> = {
  queue: { source: { decision: 133 }, units },
  detail: { source: { decision: 133 }, units },
  uploadEvidence: { source: { decision: 133 } },
  ask: { source: { decision: 133 }, units },
  challenge: { source: { decision: 164 } },
  confirm: { source: { decision: 164 }, units },
  decline: { source: { decision: 133 }, units },
}
