import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { WithdrawalsEndpoints } from './withdrawals.endpoints.ts'

const amounts = "amounts are decimal strings in the withdrawal's currency"

const pinDetails = { wrongPin: '`details.attemptsLeft`', pinLocked: '`details.lockedUntil`' }
const owingDetails = { owesInAnotherCurrency: 'what is owed in `details.owed`, of `details.currencyId`' }

/** Where each call comes from, and what its schema cannot say. */
export const withdrawalsNotes: NotesOf<WithdrawalsEndpoints> = {
  limits: {
    source: { decision: 44 },
    units: "amounts are decimal strings in the currency's main unit, a percent fee per cent",
  },
  request: {
    source: { decision: 44 },
    units: amounts,
    errors: { ...pinDetails, ...owingDetails },
  },
  retry: {
    source: { decision: 94 },
    units: amounts,
    errors: { ...pinDetails, ...owingDetails },
  },
  receipt: {
    source: { decision: 94 },
    units: "amounts are decimals in the withdrawal's currency; times are those of Lagos",
  },
  reportMissing: { source: { decision: 118 }, units: amounts },
  cancel: { source: { decision: 44 }, units: amounts },
  page: { source: { decision: 44 }, units: amounts },
  detail: { source: { decision: 44 }, units: amounts },
}
