import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { ShiftsEndpoints } from './shifts.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const shiftsNotes: NotesOf<ShiftsEndpoints> = {
  mine: { source: { decision: 115 } },
  team: { source: { decision: 115 } },
  start: { source: { decision: 115 } },
  stop: { source: { decision: 115 } },
}
