import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { CouponsEndpoints } from './coupons.endpoints.ts'

const amounts = "amounts are decimal strings in the main unit of each coupon's currency"

/** Where each call comes from, and what its schema cannot say. */
export const couponsNotes: NotesOf<CouponsEndpoints> = {
  list: { source: { decision: 44 }, units: amounts },
  invalid: { source: { decision: 44 }, units: amounts },
  redeem: { source: { decision: 66 }, units: amounts },
  info: { source: { decision: 44 }, units: amounts },
}
