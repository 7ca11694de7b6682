import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { sessionSchema, signInFormSchema } from './session.schema.ts'

const calls = {
  /**
   * Signs in and answers a new opaque token. After three failures for an account a code is mailed and asked for (428).
   * The answer to an unknown user and to a wrong password is the same.
   */
  create: defineEndpoint({
    method: 'POST',
    path: '/auth/oauth/token',
    summary: 'Sign in',
    auth: 'none',
    encoding: 'form',
    body: signInFormSchema,
    data: sessionSchema,
    errors: ['badCredentials', 'badVerificationCode', 'accountLocked', 'tooManyRequests', 'notBound'],
  }),
  /** Ends the session of the token at once. Safe to repeat. */
  end: defineEndpoint({
    method: 'POST',
    path: '/auth/oauth/logout',
    summary: 'Sign out',
    auth: 'bearer',
    data: z.null(),
  }),
}

/** The calls of `sessions` under their own name, so that an editor shows it and not their schemas. */
export interface SessionsEndpoints extends Readonly<typeof calls> {}

/** Signing in and out. */
export const sessions: SessionsEndpoints = calls
