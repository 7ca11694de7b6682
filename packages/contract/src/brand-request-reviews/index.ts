export {
  type BrandRequestAnswer,
  type BrandRequestListQuery,
  type BrandRequestRow,
  brandAnswerSchema,
  brandRequestAnswerSchema,
  brandRequestIdSchema,
  brandRequestListQuerySchema,
  brandRequestRowSchema,
} from './brand-request-review.schema.ts'
export { type BrandRequestReviewsEndpoints, brandRequestReviews } from './brand-request-reviews.endpoints.ts'
