import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { VerificationReviewsEndpoints } from './verification-reviews.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const verificationReviewsNotes: NotesOf<VerificationReviewsEndpoints> = {
  queue: { source: { decision: 58 } },
  detail: { source: { decision: 58 } },
  decide: {
    source: { decision: 58 },
    errors: {
      verificationDecided: 'another reviewer was first, or the caller has decided it; the words say which',
    },
  },
}
