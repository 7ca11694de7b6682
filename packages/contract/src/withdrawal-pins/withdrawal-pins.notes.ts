import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { WithdrawalPinsEndpoints } from './withdrawal-pins.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const withdrawalPinsNotes: NotesOf<WithdrawalPinsEndpoints> = {
  status: { source: { decision: 44 } },
  set: { source: { decision: 44 } },
  change: {
    source: { decision: 62 },
    errors: {
      wrongPin: '`details.attemptsLeft`',
      pinLocked: '`details.lockedUntil`',
      invalidInput: 'the new one is the one that is set',
    },
  },
  sendCode: { source: { decision: 62 }, errors: { tooFrequentOperation: 'within the minute' } },
  reset: { source: { decision: 62 } },
}
