import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { InvitesEndpoints } from './invites.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const invitesNotes: NotesOf<InvitesEndpoints> = {
  friends: { source: { decision: 63 } },
}
