export {
  type BrandRequest,
  type BrandRequestsEndpoints,
  brandRequestSchema,
  brandRequests,
} from './brand-requests.endpoints.ts'
