import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { SwitchesEndpoints } from './switches.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const switchesNotes: NotesOf<SwitchesEndpoints> = {
  list: { source: { decision: 104 } },
  set: { source: { decision: 104 } },
}
