import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { BankAccountsEndpoints } from './bank-accounts.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const bankAccountsNotes: NotesOf<BankAccountsEndpoints> = {
  banks: {
    source: { decision: 93 },
    units: "what a network takes is a decimal string in the currency's main unit",
  },
  list: { source: { decision: 44 } },
  resolve: { source: { decision: 44 } },
  add: { source: { decision: 44 } },
  remove: { source: { decision: 44 } },
  setDefault: { source: { decision: 44 } },
}
