import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { InsightEndpoints } from './insight.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const insightNotes: NotesOf<InsightEndpoints> = {
  desk: {
    source: { decision: 121 },
    units: 'counts of orders; seconds; times to a decision are told to within seven hundredths',
  },
  money: {
    source: { decision: 131 },
    units: 'decimal strings in the wallet currency that stands beside them',
  },
}
