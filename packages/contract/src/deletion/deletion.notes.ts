import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { DeletionEndpoints } from './deletion.endpoints.ts'

const amounts = 'amounts are decimal strings in the main unit of their currency'

/** Where each call comes from, and what its schema cannot say. */
export const deletionNotes: NotesOf<DeletionEndpoints> = {
  status: { source: { decision: 54 }, units: amounts },
  sendCode: { source: { decision: 54 }, errors: { tooFrequentOperation: 'within the minute' } },
  ask: {
    source: { decision: 54 },
    units: amounts,
    errors: { deletionBlocked: 'something is in the way, which `status` lists' },
  },
  undo: { source: { decision: 54 }, units: amounts },
}
