import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { RateHistoryEndpoints } from './rate-history.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const rateHistoryNotes: NotesOf<RateHistoryEndpoints> = {
  read: {
    source: { decision: 75 },
    units: 'rates are naira for each unit of face value, decimal strings; times ISO 8601 in UTC',
  },
}
