import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { AppealsEndpoints } from './appeals.endpoints.ts'

const units =
  "payouts and credits are decimal strings in the order's wallet currency, face values in the card's own"

/** Where each call comes from, and what its schema cannot say. */
export const appealsNotes: NotesOf<AppealsEndpoints> = {
  queue: { source: { decision: 80 }, units },
  detail: { source: { decision: 80 }, units },
  take: {
    source: { decision: 80 },
    units,
    errors: { appealTaken: 'the name of who has it, in `details.takenBy`' },
  },
  giveBack: { source: { decision: 80 }, units },
  reveal: { source: { decision: 80 } },
  enterCode: {
    source: { decision: 80 },
    units,
    errors: { codeOfOtherCard: 'another card of the same order has it; `details.position`, from 1' },
  },
  decide: {
    source: { decision: 80 },
    units,
    errors: { codeNotOpened: 'a card is paid only after its code was seen; `details.cardId`' },
  },
}
