import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { identityIdSchema } from '../primitives/index.ts'
import { passwordHashSchema, sessionSchema } from '../sessions/index.ts'
import {
  identityBegunSchema,
  identityProviderSchema,
  identitySchema,
  identitySignInSchema,
} from './identity.schema.ts'

const calls = {
  /** The provider that a sign-in can be left to; null where none is configured. */
  provider: defineEndpoint({
    method: 'GET',
    path: '/bizuser/v1/bizUserIdentity/provider',
    summary: 'Who else signs in',
    auth: 'none',
    data: z.object({ provider: z.nullable(identityProviderSchema) }),
  }),
  /** Begins a sign-in at the provider: where to go, and a ticket that the page keeps until it comes back to `/login`. */
  begin: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserIdentity/begin',
    summary: 'Begin a sign-in at the provider',
    answersInDemonstration: true,
    auth: 'none',
    data: identityBegunSchema,
    errors: ['notFound', 'providerUnusable', 'tooManyRequests'],
  }),
  /**
   * Ends it. An identity that no account is bound to answers `notBound` (417): the same ticket with `account` binds it and
   * signs in, and the next sign-in goes straight. A second factor is asked for as at any sign-in.
   */
  signIn: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserIdentity/signIn',
    summary: 'Sign in by the provider',
    answersInDemonstration: true,
    auth: 'none',
    body: identitySignInSchema,
    data: sessionSchema,
    errors: [
      'notBound',
      'identityExpired',
      'identityRefused',
      'identityTaken',
      'providerUnusable',
      'badCredentials',
      'badVerificationCode',
      'secondFactorNeeded',
      'wrongSecondFactor',
      'passkeyRefused',
      'passkeyCopied',
      'accountLocked',
      'tooManyRequests',
    ],
  }),
  /** The providers that sign in to the account. */
  list: defineEndpoint({
    method: 'GET',
    path: '/bizuser/v1/bizUserIdentity/list',
    summary: 'Who signs in to my account',
    auth: 'bearer',
    data: z.array(identitySchema),
  }),
  /** Ends a binding. Safe to repeat. */
  unbind: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserIdentity/unbind',
    summary: 'Take a provider off my account',
    auth: 'bearer',
    asksSecondFactor: true,
    body: z.object({ id: identityIdSchema, password: passwordHashSchema }),
    data: z.array(identitySchema),
    errors: ['badCredentials', 'tooManyRequests'],
  }),
}

/** The calls of `identities` under their own name, so that an editor shows it and not their schemas. */
export interface IdentitiesEndpoints extends Readonly<typeof calls> {}

/** Signing in by an OpenID Connect provider. */
export const identities: IdentitiesEndpoints = calls
