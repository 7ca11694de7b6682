export {
  type ReviewCase,
  type ReviewDecision,
  type ReviewQueueQuery,
  type ReviewRow,
  reviewCaseSchema,
  reviewDecisionSchema,
  reviewQueueQuerySchema,
  reviewRowSchema,
} from './review.schema.ts'
export {
  type VerificationReviewsEndpoints,
  verificationReviews,
} from './verification-reviews.endpoints.ts'
