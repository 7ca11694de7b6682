import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { RateAlertsEndpoints } from './rate-alerts.endpoints.ts'

const units = 'rates are naira for each unit of face value, decimal strings; times ISO 8601 in UTC'

/** Where each call comes from, and what its schema cannot say. */
export const rateAlertsNotes: NotesOf<RateAlertsEndpoints> = {
  list: { source: { decision: 75 }, units },
  set: { source: { decision: 75 }, units },
  remove: { source: { decision: 75 } },
}
