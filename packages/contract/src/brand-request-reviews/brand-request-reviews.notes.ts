import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { BrandRequestReviewsEndpoints } from './brand-request-reviews.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const brandRequestReviewsNotes: NotesOf<BrandRequestReviewsEndpoints> = {
  list: { source: { decision: 90 } },
  answer: { source: { decision: 90 }, errors: { brandAnswered: 'another operator was first' } },
}
