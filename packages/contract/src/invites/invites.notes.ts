import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { InvitesEndpoints } from './invites.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const invitesNotes: NotesOf<InvitesEndpoints> = {
  summary: { source: { decision: 64 }, units: "amounts are decimal strings in the summary's currency" },
  friends: { source: { decision: 64 }, units: 'amounts are decimal strings in the currency beside them' },
}
