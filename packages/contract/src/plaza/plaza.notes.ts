import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { PlazaEndpoints } from './plaza.endpoints.ts'

const amounts = "amounts are decimal strings in the line's currency"

/** Where each call comes from, and what its schema cannot say. */
export const plazaNotes: NotesOf<PlazaEndpoints> = {
  cardOrders: { source: { specification: 7 }, units: amounts },
  withdrawals: { source: { specification: 7 }, units: amounts },
  summary: { source: { decision: 60 }, units: 'counts are of payments, times are seconds' },
}
