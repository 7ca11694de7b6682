import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { DebtsEndpoints } from './debts.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const debtsNotes: NotesOf<DebtsEndpoints> = {
  list: { source: { decision: 203 }, units: "amounts are decimal strings in the debt's currency" },
}
