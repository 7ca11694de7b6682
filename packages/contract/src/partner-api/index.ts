export { type PartnerApiEndpoints, partnerApi } from './partner-api.endpoints.ts'
export {
  type PartnerBalance,
  type PartnerOrder,
  type PartnerOrderRow,
  type PartnerQuote,
  type PartnerQuoteRequest,
  type PartnerSubmit,
  partnerBalanceSchema,
  partnerOrderRowSchema,
  partnerOrderSchema,
  partnerQuoteRequestSchema,
  partnerQuoteSchema,
  partnerSubmitSchema,
} from './partner-api.schema.ts'
export {
  type PartnerPhoto,
  type PartnerPhotoForm,
  partnerPhotoFormSchema,
  partnerPhotoSchema,
} from './partner-photo.schema.ts'
export {
  type SandboxScenario,
  sandboxScenarioNames,
  sandboxScenarioSchema,
  sandboxScenarios,
  sandboxStepSeconds,
} from './sandbox.scenarios.ts'
