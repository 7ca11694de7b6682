import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { PayoutsEndpoints } from './payouts.endpoints.ts'

const amounts = "amounts are decimal strings in the withdrawal's currency"
const stands = '`details.takenBy`, `details.withdrawalStatus`'
const sumDetails = '`details.sum` of 24 hours with this one, `details.limit`, `details.currencyId`'

/** Where each call comes from, and what its schema cannot say. */
export const payoutsNotes: NotesOf<PayoutsEndpoints> = {
  page: { source: { decision: 46 }, units: amounts },
  banks: { source: { decision: 46 } },
  detail: { source: { decision: 46 }, units: amounts },
  start: {
    source: { decision: 46 },
    units: amounts,
    errors: {
      releaseSumNeeded: sumDetails,
      handsFull: sumDetails,
      withdrawalNotWaiting: stands,
    },
  },
  askRelease: { source: { decision: 97 }, units: amounts },
  challenge: {
    source: { decision: 147 },
    errors: { payoutNotPaid: 'of a return', payoutAtProvider: 'of a return' },
  },
  release: { source: { decision: 147 }, units: amounts },
  hold: { source: { decision: 135 }, units: amounts, errors: { withdrawalNotWaiting: stands } },
  endHold: { source: { decision: 135 }, units: amounts, errors: { withdrawalNotWaiting: stands } },
  openAccount: { source: { decision: 46 }, errors: { payoutNotYours: '`details.takenBy`' } },
  handBack: { source: { decision: 46 }, units: amounts, errors: { payoutNotYours: '`details.takenBy`' } },
  takeOver: {
    source: { decision: 46 },
    units: amounts,
    errors: { handsFull: sumDetails, withdrawalNotWaiting: stands },
  },
  confirm: {
    source: { decision: 46 },
    units: amounts,
    errors: { payoutNotYours: '`details.takenBy`', withdrawalNotWaiting: stands },
  },
  fail: {
    source: { decision: 46 },
    units: amounts,
    errors: { payoutNotYours: '`details.takenBy`', withdrawalNotWaiting: stands },
  },
  recordReturn: { source: { decision: 45 }, units: amounts },
  confirmReturn: { source: { decision: 147 }, units: amounts },
  dropReturn: { source: { decision: 145 }, units: amounts },
}
