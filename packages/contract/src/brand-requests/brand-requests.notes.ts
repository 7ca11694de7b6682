import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { BrandRequestsEndpoints } from './brand-requests.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const brandRequestsNotes: NotesOf<BrandRequestsEndpoints> = {
  ask: { source: { decision: 75 } },
}
