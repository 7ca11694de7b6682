import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { RiskEndpoints } from './risk.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const riskNotes: NotesOf<RiskEndpoints> = {
  pause: { source: { decision: 69 }, errors: { sellerPaused: 'a pause runs already: lift it first' } },
  lift: { source: { decision: 69 }, errors: { pauseOver: 'it has ended, or somebody lifted it' } },
  blocks: { source: { decision: 70 } },
  block: { source: { decision: 70 } },
  unblock: { source: { decision: 70 } },
}
