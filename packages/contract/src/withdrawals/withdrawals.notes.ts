import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { WithdrawalsEndpoints } from './withdrawals.endpoints.ts'

const amounts = "amounts are decimal strings in the withdrawal's currency"

/** Where each call comes from, and what its schema cannot say. */
export const withdrawalsNotes: NotesOf<WithdrawalsEndpoints> = {
  limits: {
    source: { decision: 44 },
    units: "amounts are decimal strings in the currency's main unit, a percent fee per cent",
  },
  request: {
    source: { decision: 44 },
    units: amounts,
    errors: { wrongPin: '`details.attemptsLeft`', pinLocked: '`details.lockedUntil`' },
  },
  retry: {
    source: { decision: 94 },
    units: amounts,
    errors: { wrongPin: '`details.attemptsLeft`', pinLocked: '`details.lockedUntil`' },
  },
  receipt: {
    source: { decision: 94 },
    units: "amounts are decimals in the withdrawal's currency; times are those of Lagos",
  },
  cancel: { source: { decision: 44 }, units: amounts },
  page: { source: { decision: 44 }, units: amounts },
  detail: { source: { decision: 44 }, units: amounts },
  autoRules: { source: { decision: 109 }, units: "amounts are decimal strings in the rule's currency" },
  setAutoRule: {
    source: { decision: 109 },
    units: "amounts are decimal strings in the rule's currency",
    errors: {
      wrongPin: '`details.attemptsLeft`',
      pinLocked: '`details.lockedUntil`',
      invalidInput: 'an amount is missing, is not above zero, or stands where the rule has none',
    },
  },
}
