import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { RankingsEndpoints } from './rankings.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const rankingsNotes: NotesOf<RankingsEndpoints> = {
  board: { source: { decision: 65 }, units: "amounts are decimal strings in the board's currency" },
}
