import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { passwordHashSchema } from '../sessions/index.ts'
import {
  appCodeLength,
  authenticatorKeySchema,
  recoveryCodesSchema,
  secondFactorSchema,
  twoFactorStatusSchema,
} from './two-factor.schema.ts'

const calls = {
  /** Whether an authenticator app is tied to the account, and how many recovery codes are left. */
  status: defineEndpoint({
    method: 'GET',
    path: '/bizuser/v1/bizUserTwoFactor/status',
    summary: 'My two-factor sign-in',
    auth: 'bearer',
    data: twoFactorStatusSchema,
  }),
  /** Makes a key for an authenticator app; one that was made before and not confirmed stops to count. */
  begin: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserTwoFactor/begin',
    summary: 'Begin two-factor sign-in',
    auth: 'bearer',
    asksSecondFactor: true,
    body: z.object({ password: passwordHashSchema }),
    data: authenticatorKeySchema,
    errors: ['badCredentials', 'tooManyRequests', 'twoFactorOn'],
  }),
  /** Turns it on by a code of the app, which proves that the app has the key. Answers the recovery codes, once. */
  confirm: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserTwoFactor/confirm',
    summary: 'Turn two-factor sign-in on',
    auth: 'bearer',
    body: z.object({ code: z.string().check(z.regex(new RegExp(`^\\d{${appCodeLength}}$`))) }),
    data: recoveryCodesSchema,
    errors: ['wrongSecondFactor', 'accountLocked', 'twoFactorOn', 'twoFactorOff'],
  }),
  /**
   * Proves the second factor for this session: for ten minutes the calls that ask for it (`secondFactorNeeded`) are
   * answered.
   */
  prove: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserTwoFactor/prove',
    summary: 'Prove my second factor',
    auth: 'bearer',
    body: z.object({ factor: secondFactorSchema }),
    data: z.null(),
    errors: ['wrongSecondFactor', 'accountLocked'],
  }),
  /** New recovery codes; the old ones stop to work. */
  renewRecoveryCodes: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserTwoFactor/recoveryCodes',
    summary: 'New recovery codes',
    auth: 'bearer',
    asksSecondFactor: true,
    data: recoveryCodesSchema,
    errors: ['twoFactorOff'],
  }),
  /** Turns the app off; passkeys stay. Safe to repeat. */
  turnOff: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserTwoFactor/turnOff',
    summary: 'Turn two-factor sign-in off',
    auth: 'bearer',
    asksSecondFactor: true,
    body: z.object({ password: passwordHashSchema }),
    data: z.null(),
    errors: ['badCredentials', 'tooManyRequests'],
  }),
}

/** The calls of `twoFactor` under their own name, so that an editor shows it and not their schemas. */
export interface TwoFactorEndpoints extends Readonly<typeof calls> {}

/** A second proof of who signs in: codes of an authenticator app. */
export const twoFactor: TwoFactorEndpoints = calls
