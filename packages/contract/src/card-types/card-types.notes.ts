import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { CardTypesEndpoints } from './card-types.endpoints.ts'

const ofPrices =
  "rates are naira for each unit of face value, face values in the card's own currency, all decimal strings; `change` per cent"

/** Where each call comes from, and what its schema cannot say. */
export const cardTypesNotes: NotesOf<CardTypesEndpoints> = {
  list: { source: { specification: 7 }, units: "face values are decimal strings in the card's own currency" },
  currencies: { source: { specification: 7 } },
  newestPrices: { source: { specification: 7 }, units: ofPrices },
  allPrices: { source: { specification: 7 }, units: ofPrices },
  highRates: { source: { specification: 7 }, units: ofPrices },
  onSale: { source: { specification: 7 }, units: ofPrices },
}
