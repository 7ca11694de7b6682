import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { passkeyIdSchema } from '../primitives/index.ts'
import { passwordHashSchema } from '../sessions/index.ts'
import {
  factorChallengeSchema,
  newPasskeySchema,
  passkeyAddedSchema,
  passkeyCreationSchema,
  passkeyNameSchema,
  passkeyProofSchema,
  passkeySchema,
} from './passkey.schema.ts'

const calls = {
  /** The passkeys of the account, the newest first. */
  list: defineEndpoint({
    method: 'GET',
    path: '/bizuser/v1/bizUserPasskey/list',
    summary: 'My passkeys',
    auth: 'bearer',
    data: z.array(passkeySchema),
  }),
  /** What a device makes a passkey by, for `navigator.credentials.create`. */
  begin: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserPasskey/begin',
    summary: 'Begin a passkey',
    auth: 'bearer',
    asksSecondFactor: true,
    body: z.object({ password: passwordHashSchema }),
    data: passkeyCreationSchema,
    errors: ['badCredentials', 'tooManyRequests', 'passkeysFull', 'passkeysNotHere'],
  }),
  /**
   * Keeps a passkey that a device has made. From then on sign-ins ask for it, or for another factor of the account. The
   * first factor brings recovery codes along.
   */
  add: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserPasskey/add',
    summary: 'Add a passkey',
    auth: 'bearer',
    body: newPasskeySchema,
    data: passkeyAddedSchema,
    idempotencyKey: true,
    errors: ['passkeyRefused', 'passkeysFull', 'passkeyKnown', 'passkeysNotHere'],
  }),
  /** Gives a passkey another name. An id that is not theirs does nothing. */
  rename: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserPasskey/rename',
    summary: 'Name a passkey',
    auth: 'bearer',
    body: z.object({ id: passkeyIdSchema, name: passkeyNameSchema }),
    data: z.array(passkeySchema),
  }),
  /** Removes a passkey. With the last factor of the account its recovery codes go too. Safe to repeat. */
  remove: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserPasskey/remove',
    summary: 'Remove a passkey',
    auth: 'bearer',
    asksSecondFactor: true,
    body: z.object({ id: passkeyIdSchema, password: passwordHashSchema }),
    data: z.array(passkeySchema),
    errors: ['badCredentials', 'tooManyRequests'],
  }),
  /** The ways in which the second factor can be proved here, with a challenge for `navigator.credentials.get`. */
  challenge: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserPasskey/challenge',
    summary: 'How my second factor can be proved',
    auth: 'bearer',
    data: factorChallengeSchema,
  }),
  /** Proves the second factor by a passkey, as `twoFactor.prove` does by a code. */
  prove: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserPasskey/prove',
    summary: 'Prove my second factor by a passkey',
    auth: 'bearer',
    body: passkeyProofSchema,
    data: z.null(),
    errors: ['passkeyRefused', 'passkeyCopied', 'accountLocked'],
  }),
}

/** The calls of `passkeys` under their own name, so that an editor shows it and not their schemas. */
export interface PasskeysEndpoints extends Readonly<typeof calls> {}

/** A second proof of who signs in: passkeys of a phone, a computer or a security key. */
export const passkeys: PasskeysEndpoints = calls
