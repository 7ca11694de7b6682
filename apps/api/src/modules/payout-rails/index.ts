export { type FeeBands, readFeeBands } from './fee-bands.ts'
export type {
  CallbackHeaders,
  ParsedCallback,
  PayoutAccount,
  PayoutAnswer,
  PayoutOrder,
  PayoutProvider,
  ProviderEvent,
  RecipientAnswer,
  TransferFacts,
  Unknown,
} from './payout-provider.ts'
export { createPaystack, type PaystackOptions, paystackName } from './paystack/paystack.ts'
export { signatureHeader, signCallback } from './paystack/paystack-callback.ts'
export { fetchOf, postTo, serveStandIn } from './stand-in/serve-stand-in.ts'
export {
  type Behaviour,
  type CallFault,
  callFaults,
  developmentBehaviour,
  type Operation,
  type PlannedCallback,
  type ScriptedBehaviour,
  scriptedBehaviour,
  type TransferPlan,
} from './stand-in/stand-in-behaviour.ts'
export { createStandInProvider, type StandInProvider } from './stand-in/stand-in-provider.ts'
export { openRecord } from './stand-in/stand-in-record.ts'
