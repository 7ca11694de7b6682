import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { AvatarsEndpoints } from './avatars.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const avatarsNotes: NotesOf<AvatarsEndpoints> = {
  own: { source: { decision: 87 } },
  set: { source: { decision: 87 } },
  remove: { source: { decision: 87 } },
}
