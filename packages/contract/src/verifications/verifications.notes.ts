import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { VerificationsEndpoints } from './verifications.endpoints.ts'

const units = "limits in percent of each currency's own"

/** Where each call comes from, and what its schema cannot say. */
export const verificationsNotes: NotesOf<VerificationsEndpoints> = {
  status: { source: { decision: 58 }, units },
  submit: {
    source: { decision: 58 },
    units,
    errors: {
      verificationWaiting: 'a case waits already',
      photoMissing: 'a photo is not there, not yours, of another kind, or of an earlier case',
    },
  },
}
