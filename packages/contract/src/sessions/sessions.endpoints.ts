import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { sessionIdSchema } from '../primitives/index.ts'
import { openSessionSchema, sessionSchema, signInFormSchema } from './session.schema.ts'

const calls = {
  /**
   * Signs in and answers a new opaque token. After three failures for an account a code is mailed and asked for (428).
   * The answer to an unknown user and to a wrong password is the same.
   */
  create: defineEndpoint({
    method: 'POST',
    path: '/auth/oauth/token',
    summary: 'Sign in',
    answersInDemonstration: true,
    auth: 'none',
    encoding: 'form',
    body: signInFormSchema,
    data: sessionSchema,
    errors: [
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
  /** Ends the session of the token at once. Safe to repeat. */
  end: defineEndpoint({
    method: 'POST',
    path: '/auth/oauth/logout',
    summary: 'Sign out',
    answersInDemonstration: true,
    answersWhenClosed: true,
    auth: 'bearer',
    data: z.null(),
  }),
  /** Where the user is signed in, the session that asks first, then by when they were last used. */
  list: defineEndpoint({
    method: 'GET',
    path: '/bizuser/v1/bizUserSession/list',
    summary: 'Where I am signed in',
    auth: 'bearer',
    data: z.array(openSessionSchema),
  }),
  /** Ends one session of the user at once, on whatever device it is. An id that is not theirs any more does nothing. */
  endOne: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserSession/end',
    summary: 'Sign out one device',
    auth: 'bearer',
    body: z.object({ id: sessionIdSchema }),
    data: z.array(openSessionSchema),
  }),
  /** Ends all sessions of the user but the one that asks. */
  endOthers: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserSession/endOthers',
    summary: 'Sign out all other devices',
    auth: 'bearer',
    data: z.array(openSessionSchema),
  }),
}

/** The calls of `sessions` under their own name, so that an editor shows it and not their schemas. */
export interface SessionsEndpoints extends Readonly<typeof calls> {}

/** Signing in and out. */
export const sessions: SessionsEndpoints = calls
