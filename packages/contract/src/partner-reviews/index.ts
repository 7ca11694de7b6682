export {
  type PartnerDecision,
  type PartnerReview,
  type PartnerReviewQuery,
  type PartnerReviewRow,
  partnerActSchema,
  partnerActs,
  partnerDecisionSchema,
  partnerReviewQuerySchema,
  partnerReviewRowSchema,
  partnerReviewSchema,
  partnerReviewStatusSchema,
} from './partner-review.schema.ts'
export { type PartnerReviewsEndpoints, partnerReviews } from './partner-reviews.endpoints.ts'
