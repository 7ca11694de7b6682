import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { TradeHistoryEndpoints } from './trade-history.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const tradeHistoryNotes: NotesOf<TradeHistoryEndpoints> = {
  totals: {
    source: { decision: 128 },
    units: 'amounts are decimal strings in the wallet currency of their line; months are those of Lagos',
  },
  table: {
    source: { decision: 128 },
    units: "amounts are decimals in the trade's wallet currency; months and times are those of Lagos",
    errors: { statementTooLong: 'over 20,000 trades' },
  },
  receipt: {
    source: { decision: 128 },
    units: "amounts are decimals in the trade's wallet currency; times are those of Lagos",
  },
}
