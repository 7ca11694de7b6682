import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { SearchEndpoints } from './search.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const searchNotes: NotesOf<SearchEndpoints> = {
  find: { source: { decision: 49 } },
}
