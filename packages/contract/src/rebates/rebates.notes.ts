import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { RebatesEndpoints } from './rebates.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const rebatesNotes: NotesOf<RebatesEndpoints> = {
  ladder: { source: { decision: 65 }, units: "amounts are decimal strings in the ladder's currency" },
}
