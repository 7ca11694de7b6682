import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { GiftsEndpoints } from './gifts.endpoints.ts'

const ofTasks = 'amounts are decimal strings in the currency beside them; times ISO 8601 in UTC'

/** Where each call comes from, and what its schema cannot say. */
export const giftsNotes: NotesOf<GiftsEndpoints> = {
  tasks: { source: { decision: 76 }, units: ofTasks },
  claim: { source: { decision: 76 }, units: ofTasks },
  specials: {
    source: { decision: 76 },
    units: '`extra` is naira for each unit of face value, a decimal string; times ISO 8601 in UTC',
  },
}
