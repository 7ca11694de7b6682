import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { LevelsEndpoints } from './levels.endpoints.ts'

const units = 'a point is a whole US dollar of the face value that was paid'

/** Where each call comes from, and what its schema cannot say. */
export const levelsNotes: NotesOf<LevelsEndpoints> = {
  mine: { source: { decision: 53 }, units: `${units}; percentages are decimal strings` },
  points: { source: { decision: 53 }, units },
}
