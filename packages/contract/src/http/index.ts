export { headerNames, type Platform, platforms, withApiPrefix } from './client-identity.ts'
export { closedSchema } from './closed-schema.ts'
export {
  type AnyEndpoints,
  defineEndpoint,
  type Endpoint,
  type EndpointBody,
  type EndpointData,
  type EndpointGroup,
  type EndpointGroups,
  type EndpointQuery,
  type HandlerBody,
  type HandlerData,
  type HandlerQuery,
  type Method,
} from './endpoint.ts'
export { type Envelope, envelopeSchema, isSuccess, successCode } from './envelope.ts'
