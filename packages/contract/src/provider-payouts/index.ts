export {
  type ProviderStep,
  type ProviderTimeline,
  providerStepSchema,
  providerTimelineSchema,
  type ToldByProvider,
  toldByProviderSchema,
} from './provider-payout.schema.ts'
export { type ProviderPayoutsEndpoints, providerPayouts } from './provider-payouts.endpoints.ts'
