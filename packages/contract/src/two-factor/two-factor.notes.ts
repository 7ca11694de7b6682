import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { TwoFactorEndpoints } from './two-factor.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const twoFactorNotes: NotesOf<TwoFactorEndpoints> = {
  status: { source: { decision: 61 } },
  begin: { source: { decision: 61 } },
  confirm: { source: { decision: 61 }, errors: { twoFactorOff: 'nothing was begun' } },
  prove: {
    source: { decision: 61 },
    errors: { wrongSecondFactor: 'also where two-factor sign-in is off, or the code was used before' },
  },
  renewRecoveryCodes: { source: { decision: 61 } },
  turnOff: { source: { decision: 61 } },
}
