import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { PartnerApiEndpoints } from './partner-api.endpoints.ts'

const units = 'amounts are decimal strings in `currencyId`, face values in the currency of the card'

/** Where each call comes from, and what its schema cannot say. */
export const partnerApiNotes: NotesOf<PartnerApiEndpoints> = {
  quote: { source: { decision: 73 }, units },
  upload: { source: { decision: 125 }, units: 'sizes in pixels and bytes' },
  submit: { source: { decision: 74 }, units },
  order: { source: { decision: 73 }, units },
  orders: { source: { decision: 73 }, units },
  balance: { source: { decision: 73 }, units },
}
