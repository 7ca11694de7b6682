import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { PasskeysEndpoints } from './passkeys.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const passkeysNotes: NotesOf<PasskeysEndpoints> = {
  list: { source: { decision: 71 } },
  begin: { source: { decision: 71 } },
  add: {
    source: { decision: 71 },
    errors: { passkeyRefused: 'also where the challenge was used, has run out or is of somebody else' },
  },
  rename: { source: { decision: 71 } },
  remove: { source: { decision: 71 } },
  challenge: { source: { decision: 71 } },
  prove: {
    source: { decision: 71 },
    errors: { passkeyRefused: 'also where the challenge was used, has run out or is of somebody else' },
  },
}
