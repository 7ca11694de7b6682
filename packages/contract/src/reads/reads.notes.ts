import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { ReadsEndpoints } from './reads.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const readsNotes: NotesOf<ReadsEndpoints> = {
  batch: { source: { decision: 44 } },
}
