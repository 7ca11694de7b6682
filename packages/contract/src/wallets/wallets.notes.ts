import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { WalletsEndpoints } from './wallets.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const walletsNotes: NotesOf<WalletsEndpoints> = {
  available: { source: { specification: 7 }, units: "a number in the currency's main unit" },
  processing: { source: { specification: 7 }, units: "a decimal string in the currency's main unit" },
  records: {
    source: { decision: 44 },
    units: "amounts are decimal strings in the wallet's currency, with their sign",
  },
  statement: {
    source: { decision: 85 },
    units:
      "amounts are decimals in the wallet's currency, with their sign; months and times are those of Lagos",
    errors: { statementTooLong: 'over 20,000 lines', monthNotBegun: '`untilMonth` has not begun in Lagos' },
  },
}
