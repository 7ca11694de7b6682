import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { SessionsEndpoints } from './sessions.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const sessionsNotes: NotesOf<SessionsEndpoints> = {
  create: { source: { decision: 44 } },
  end: { source: { decision: 44 } },
  list: { source: { decision: 55 } },
  endOne: { source: { decision: 55 } },
  endOthers: { source: { decision: 55 } },
}
