import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { AutoWithdrawalsEndpoints } from './auto-withdrawals.endpoints.ts'

const units = "amounts are decimal strings in the rule's currency"

/** Where each call comes from, and what its schema cannot say. */
export const autoWithdrawalsNotes: NotesOf<AutoWithdrawalsEndpoints> = {
  list: { source: { decision: 109 }, units },
  set: {
    source: { decision: 109 },
    units,
    errors: {
      wrongPin: '`details.attemptsLeft`',
      pinLocked: '`details.lockedUntil`',
      invalidInput: 'an amount is missing, is not above zero, or stands where the rule has none',
    },
  },
}
