import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { OperatorsEndpoints } from './operators.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const operatorsNotes: NotesOf<OperatorsEndpoints> = {
  signIn: {
    source: { decision: 67 },
    errors: { secondFactorNeeded: 'the password was right', operatorSuspended: 'the password was right' },
  },
  readLink: {
    source: { decision: 67 },
    errors: { operatorLinkUnusable: 'nobody was sent it, or it was withdrawn, or there is an admin by now' },
  },
  acceptLink: {
    source: { decision: 67 },
    errors: { operatorExists: 'the email has had an operator since the invitation' },
  },
  signOut: { source: { decision: 46 } },
  lock: { source: { decision: 67 } },
  unlock: { source: { decision: 67 } },
  me: { source: { decision: 46 } },
  sessions: { source: { decision: 67 } },
  endSessions: { source: { decision: 67 }, errors: { notFound: 'the session has ended' } },
}
