import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { PeopleEndpoints } from './people.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const peopleNotes: NotesOf<PeopleEndpoints> = {
  page: { source: { decision: 69 } },
  seller: {
    source: { decision: 69 },
    units: 'amounts decimal strings in the main unit of their currency; `exp` and counts plain numbers',
  },
  addNote: { source: { decision: 69 } },
  endSessions: { source: { decision: 69 } },
}
