import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { OperatorFactorEndpoints } from './operator-factor.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const operatorFactorNotes: NotesOf<OperatorFactorEndpoints> = {
  status: { source: { decision: 67 } },
  begin: { source: { decision: 67 } },
  confirm: { source: { decision: 67 }, errors: { twoFactorOff: 'nothing was begun' } },
  renewRecoveryCodes: {
    source: { decision: 67 },
    errors: { wrongSecondFactor: 'also where the code was used before' },
  },
}
