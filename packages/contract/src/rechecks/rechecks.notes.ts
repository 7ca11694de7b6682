import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { RechecksEndpoints } from './rechecks.endpoints.ts'

const units =
  "payouts and credits are decimal strings in the order's wallet currency, face values in the card's own"

/** Where each call comes from, and what its schema cannot say. */
export const rechecksNotes: NotesOf<RechecksEndpoints> = {
  mine: { source: { decision: 130 }, units },
  takeNext: { source: { decision: 130 }, units },
  giveBack: { source: { decision: 130 } },
  reveal: { source: { decision: 130 } },
  decide: {
    source: { decision: 130 },
    units,
    errors: { codeNotOpened: 'a card is found valid only after its code was seen; `details.cardId`' },
  },
  list: { source: { decision: 130 }, units },
  answer: { source: { decision: 130 }, units },
}
