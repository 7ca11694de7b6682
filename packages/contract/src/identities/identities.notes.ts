import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { IdentitiesEndpoints } from './identities.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const identitiesNotes: NotesOf<IdentitiesEndpoints> = {
  provider: { source: { decision: 72 } },
  begin: { source: { decision: 72 }, errors: { notFound: 'no provider is configured' } },
  signIn: {
    source: { decision: 72 },
    errors: {
      identityExpired:
        'also where the ticket was used, or the page came back with the state of another sign-in',
    },
  },
  list: { source: { decision: 72 } },
  unbind: { source: { decision: 72 } },
}
