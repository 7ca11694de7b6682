import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { ProviderPayoutsEndpoints } from './provider-payouts.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const providerPayoutsNotes: NotesOf<ProviderPayoutsEndpoints> = {
  timeline: { source: { decision: 83 } },
  ask: { source: { decision: 83 } },
}
