import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { OperatorsEndpoints } from './operators.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const operatorsNotes: NotesOf<OperatorsEndpoints> = {
  signIn: { source: { decision: 46 } },
  readLink: { source: { decision: 46 } },
  acceptLink: { source: { decision: 46 } },
  signOut: { source: { decision: 46 } },
  me: { source: { decision: 46 } },
}
