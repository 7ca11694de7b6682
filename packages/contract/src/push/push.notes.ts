import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { PushEndpoints } from './push.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const pushNotes: NotesOf<PushEndpoints> = {
  key: { source: { decision: 111 } },
  subscribe: { source: { decision: 111 } },
  unsubscribe: { source: { decision: 111 } },
}
