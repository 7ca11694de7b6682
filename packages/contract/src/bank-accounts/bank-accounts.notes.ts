import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { BankAccountsEndpoints } from './bank-accounts.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const bankAccountsNotes: NotesOf<BankAccountsEndpoints> = {
  banks: { source: { decision: 44 } },
  list: { source: { decision: 44 } },
  resolve: { source: { decision: 44 } },
  add: { source: { decision: 44 } },
  remove: { source: { decision: 44 } },
  setDefault: { source: { decision: 44 } },
}
