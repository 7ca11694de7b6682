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
  passkeys: { source: { decision: 147 } },
  beginPasskey: { source: { decision: 147 } },
  addPasskey: {
    source: { decision: 147 },
    errors: {
      passkeyRefused:
        'also where the challenge was used, has run out or is of somebody else, or nobody unlocked the device',
    },
  },
  removePasskey: { source: { decision: 147 } },
}
