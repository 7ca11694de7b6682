export {
  type ProviderEvent,
  type ProviderStep,
  type ProviderTimeline,
  providerEventSchema,
  providerStepSchema,
  providerTimelineSchema,
} from './provider-payout.schema.ts'
export { type ProviderPayoutsEndpoints, providerPayouts } from './provider-payouts.endpoints.ts'
