import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { ChangesEndpoints } from './changes.endpoints.ts'

const units =
  'amounts are decimal strings in the currency of the row, below 1,000,000,000,000; percentages are decimal strings below 1,000'

/** Where each call comes from, and what its schema cannot say. */
export const changesNotes: NotesOf<ChangesEndpoints> = {
  rows: { source: { decision: 77 }, units },
  row: { source: { decision: 77 }, units },
  list: { source: { decision: 77 }, units },
  detail: { source: { decision: 77 }, units },
  preview: { source: { decision: 77 }, units },
  propose: { source: { decision: 77 }, units },
  undo: { source: { decision: 77 }, units },
  challenge: { source: { decision: 172 } },
  decide: { source: { decision: 77 }, units },
  withdraw: { source: { decision: 77 }, units },
}
