import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { OperatorAccountsEndpoints } from './operator-accounts.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const operatorAccountsNotes: NotesOf<OperatorAccountsEndpoints> = {
  page: { source: { decision: 67 } },
  detail: { source: { decision: 67 } },
  setRoles: { source: { decision: 67 } },
  suspend: { source: { decision: 67 } },
  reinstate: { source: { decision: 67 } },
  endSessions: { source: { decision: 67 } },
  resetFactor: { source: { decision: 67 } },
  invitations: { source: { decision: 67 } },
  invite: { source: { decision: 67 } },
  resend: { source: { decision: 67 } },
  withdraw: { source: { decision: 67 } },
}
