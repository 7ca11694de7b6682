export { type IdentitiesEndpoints, identities } from './identities.endpoints.ts'
export {
  type Identity,
  type IdentityBegun,
  type IdentityProvider,
  type IdentityReturned,
  type IdentitySignIn,
  identityBegunSchema,
  identityProviderSchema,
  identitySchema,
  identitySignInSchema,
  identityTicketSchema,
} from './identity.schema.ts'
