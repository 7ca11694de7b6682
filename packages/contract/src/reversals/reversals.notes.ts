import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { ReversalsEndpoints } from './reversals.endpoints.ts'

const units =
  "payouts and credits are decimal strings in the order's wallet currency, face values in the card's own"

/** Where each call comes from, and what its schema cannot say. */
export const reversalsNotes: NotesOf<ReversalsEndpoints> = {
  queue: { source: { decision: 81 }, units },
  detail: { source: { decision: 81 }, units },
  ask: { source: { decision: 81 }, units },
  decide: { source: { decision: 81 }, units },
}
