import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { PartnerReviewsEndpoints } from './partner-reviews.endpoints.ts'

const units = "amounts are decimal strings in the row's currency"

/** Where each call comes from, and what its schema cannot say. */
export const partnerReviewsNotes: NotesOf<PartnerReviewsEndpoints> = {
  queue: { source: { decision: 73 }, units },
  detail: { source: { decision: 73 }, units },
  decide: { source: { decision: 73 }, units, errors: { partnerDecided: 'another operator was first' } },
  suspend: {
    source: { decision: 73 },
    units,
    errors: { partnerDecided: 'it is no partner, or paused already' },
  },
  resume: { source: { decision: 73 }, units, errors: { partnerDecided: 'it is not paused' } },
  giveTier: { source: { decision: 73 }, units },
  revokeKey: { source: { decision: 73 }, units },
}
