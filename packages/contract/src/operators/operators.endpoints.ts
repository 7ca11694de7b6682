import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { sessionIdSchema } from '../primitives/index.ts'
import { openSessionSchema, passwordHashSchema, sessionSchema } from '../sessions/index.ts'
import {
  acceptOperatorLinkSchema,
  operatorLinkSchema,
  operatorLinkTokenSchema,
  operatorSchema,
  operatorSelfSchema,
  operatorSignInSchema,
} from './operator.schema.ts'

const calls = {
  /**
   * Signs a user of the console in and answers a token that no seller's call accepts. After three failures for an
   * account a code is mailed and asked for (428). Who has a second factor is asked for it once the password was right; who
   * has none yet sets one up before anything else is answered.
   */
  signIn: defineEndpoint({
    method: 'POST',
    path: '/ops/auth/token',
    answersWhenClosed: true,
    answersInDemonstration: true,
    summary: 'Sign in to the console',
    auth: 'none',
    body: operatorSignInSchema,
    data: sessionSchema,
    errors: [
      'badCredentials',
      'badVerificationCode',
      'tooManyRequests',
      'accountLocked',
      'secondFactorNeeded',
      'wrongSecondFactor',
      'operatorSuspended',
    ],
  }),
  /**
   * What a one-time link is for, before it is used. The token stands behind the `#` of the link, so that it reaches the
   * service in a body alone.
   */
  readLink: defineEndpoint({
    method: 'POST',
    path: '/ops/auth/link/read',
    answersWhenClosed: true,
    answersInDemonstration: true,
    summary: 'Read a one-time link',
    auth: 'none',
    body: z.object({ token: operatorLinkTokenSchema }),
    data: operatorLinkSchema,
    errors: ['operatorLinkUnusable', 'operatorLinkExpired', 'operatorLinkUsed'],
  }),
  /**
   * Makes the operator of a one-time link, once. Where the email has an operator already, it is given the password and
   * the roles, and its sessions end. Signing in is a call of its own.
   */
  acceptLink: defineEndpoint({
    method: 'POST',
    path: '/ops/auth/link/accept',
    answersWhenClosed: true,
    summary: 'Use a one-time link',
    auth: 'none',
    body: acceptOperatorLinkSchema,
    data: operatorSchema,
    idempotencyKey: true,
    errors: [
      'operatorLinkUnusable',
      'operatorLinkExpired',
      'operatorLinkUsed',
      'operatorExists',
      'weakPassword',
    ],
  }),
  /** Ends the session of the token at once. Safe to repeat. */
  signOut: defineEndpoint({
    method: 'POST',
    path: '/ops/auth/logout',
    answersInDemonstration: true,
    summary: 'Sign out of the console',
    auth: 'operator',
    answersAtDoor: true,
    data: z.null(),
  }),
  /** Locks the session: nothing else is answered until `unlock`. The console does it when nobody has touched it for long. */
  lock: defineEndpoint({
    method: 'POST',
    path: '/ops/auth/lock',
    answersInDemonstration: true,
    summary: 'Lock my session',
    auth: 'operator',
    answersAtDoor: true,
    data: z.null(),
  }),
  /** Opens a locked session again by the password. */
  unlock: defineEndpoint({
    method: 'POST',
    path: '/ops/auth/unlock',
    answersInDemonstration: true,
    summary: 'Unlock my session',
    auth: 'operator',
    answersAtDoor: true,
    body: z.object({ password: passwordHashSchema }),
    data: z.null(),
    errors: ['badCredentials', 'tooManyRequests'],
  }),
  /** The operator behind the token, with the roles that decide what the console shows. */
  me: defineEndpoint({
    method: 'GET',
    path: '/ops/operator/me',
    summary: 'Who is signed in to the console',
    auth: 'operator',
    answersAtDoor: true,
    data: operatorSelfSchema,
  }),
  /** Where the operator is signed in; the session that asks stands first. */
  sessions: defineEndpoint({
    method: 'GET',
    path: '/ops/operator/sessions',
    summary: 'Where I am signed in',
    auth: 'operator',
    data: z.array(openSessionSchema),
  }),
  /** Ends another session of one's own; all others where none is named. Answers those that are left. */
  endSessions: defineEndpoint({
    method: 'POST',
    path: '/ops/operator/sessions/end',
    summary: 'End other sessions of mine',
    auth: 'operator',
    body: z.object({ sessionId: z.optional(sessionIdSchema) }),
    data: z.array(openSessionSchema),
    errors: ['notFound'],
  }),
}

/** The calls of `operators` under their own name, so that an editor shows it and not their schemas. */
export interface OperatorsEndpoints extends Readonly<typeof calls> {}

/** Users of the console: their own sessions, never reachable with a seller's token. The paths are ours. */
export const operators: OperatorsEndpoints = calls
