import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { newPasskeySchema, passkeyCreationSchema, passkeySchema } from '../passkeys/index.ts'
import { passkeyIdSchema } from '../primitives/index.ts'
import { passwordHashSchema } from '../sessions/index.ts'
import {
  appCodeLength,
  authenticatorKeySchema,
  recoveryCodesSchema,
  secondFactorSchema,
  twoFactorStatusSchema,
} from '../two-factor/index.ts'

/** What stands before a change of passkeys: the password, and a code of who has an authenticator app. */
const stepUp = { password: passwordHashSchema, factor: z.optional(secondFactorSchema) }
const stepUpRefusals = [
  'badCredentials',
  'tooManyRequests',
  'secondFactorNeeded',
  'wrongSecondFactor',
  'accountLocked',
] as const

const calls = {
  /** Since when the authenticator app is set up, and how many recovery codes are left. */
  status: defineEndpoint({
    method: 'GET',
    path: '/ops/factor/status',
    summary: 'My second factor',
    auth: 'operator',
    answersAtDoor: true,
    data: twoFactorStatusSchema,
  }),
  /** Makes a key for an authenticator app; one that was made before and not confirmed stops to count. */
  begin: defineEndpoint({
    method: 'POST',
    path: '/ops/factor/begin',
    summary: 'Begin to set up my authenticator app',
    auth: 'operator',
    answersAtDoor: true,
    body: z.object({ password: passwordHashSchema }),
    data: authenticatorKeySchema,
    errors: ['badCredentials', 'tooManyRequests', 'twoFactorOn'],
  }),
  /**
   * Sets the app up by a code of it, and opens the console for this session; all others of the operator end. Answers the
   * recovery codes, once.
   */
  confirm: defineEndpoint({
    method: 'POST',
    path: '/ops/factor/confirm',
    summary: 'Set up my authenticator app',
    auth: 'operator',
    answersAtDoor: true,
    body: z.object({ code: z.string().check(z.regex(new RegExp(`^\\d{${appCodeLength}}$`))) }),
    data: recoveryCodesSchema,
    errors: ['wrongSecondFactor', 'accountLocked', 'twoFactorOn', 'twoFactorOff'],
  }),
  /** New recovery codes, for a code of the app or one of the old; the old ones stop to work. */
  renewRecoveryCodes: defineEndpoint({
    method: 'POST',
    path: '/ops/factor/recoveryCodes',
    summary: 'New recovery codes of mine',
    auth: 'operator',
    body: z.object({ factor: secondFactorSchema }),
    data: recoveryCodesSchema,
    errors: ['wrongSecondFactor', 'accountLocked', 'twoFactorOff'],
  }),
  /** The own passkeys, the newest first. They confirm money, and do not open the console. */
  passkeys: defineEndpoint({
    method: 'GET',
    path: '/ops/factor/passkeys',
    summary: 'My passkeys',
    auth: 'operator',
    data: z.array(passkeySchema),
  }),
  /** What a device makes a passkey by, for `navigator.credentials.create`. */
  beginPasskey: defineEndpoint({
    method: 'POST',
    path: '/ops/factor/passkey/begin',
    summary: 'Begin a passkey of mine',
    auth: 'operator',
    body: z.object(stepUp),
    data: passkeyCreationSchema,
    errors: [...stepUpRefusals, 'passkeysFull', 'passkeysNotHere'],
  }),
  /** Keeps a passkey that a device has made and that its holder unlocked. */
  addPasskey: defineEndpoint({
    method: 'POST',
    path: '/ops/factor/passkey/add',
    summary: 'Add a passkey of mine',
    auth: 'operator',
    body: newPasskeySchema,
    data: z.array(passkeySchema),
    idempotencyKey: true,
    errors: ['passkeyRefused', 'passkeysFull', 'passkeyKnown', 'passkeysNotHere'],
  }),
  /** Removes a passkey. What it confirmed stays confirmed. Safe to repeat. */
  removePasskey: defineEndpoint({
    method: 'POST',
    path: '/ops/factor/passkey/remove',
    summary: 'Remove a passkey of mine',
    auth: 'operator',
    body: z.object({ id: passkeyIdSchema, ...stepUp }),
    data: z.array(passkeySchema),
    errors: [...stepUpRefusals],
  }),
}

/** The calls of `operatorFactor` under their own name, so that an editor shows it and not their schemas. */
export interface OperatorFactorEndpoints extends Readonly<typeof calls> {}

/** The authenticator app and the passkeys of who is signed in to the console. */
export const operatorFactor: OperatorFactorEndpoints = calls
