import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { CardBalancesEndpoints } from './card-balances.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const cardBalancesNotes: NotesOf<CardBalancesEndpoints> = {
  list: { source: { decision: 60 } },
}
