import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { TreasuryEndpoints } from './treasury.endpoints.ts'

const units = 'amounts are decimal strings in the currency of their account'

/** Where each call comes from, and what its schema cannot say. */
export const treasuryNotes: NotesOf<TreasuryEndpoints> = {
  sellers: { source: { decision: 132 } },
  accounts: { source: { decision: 132 }, units },
  lines: { source: { decision: 132 }, units },
  file: { source: { decision: 132 }, units },
  standing: { source: { decision: 132 }, units },
}
