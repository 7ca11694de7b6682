import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { instantSchema } from '../primitives/index.ts'
import type { Named } from '../primitives/named.ts'
import { emailSchema, passwordHashSchema, sessionSchema } from '../sessions/index.ts'

/** What a user of the console may do. */
export const operatorRoleSchema = z.literal(['reviewer', 'senior', 'treasurer', 'editor', 'admin'])
/** What a user of the console may do. */
export type OperatorRole = z.infer<typeof operatorRoleSchema>

const operatorFields = z.object({
  operatorId: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(operatorRoleSchema),
})
/** A user of the console. */
export interface Operator extends z.infer<typeof operatorFields> {}
/** A user of the console with their roles. */
export const operatorSchema: Named<Operator, typeof operatorFields.shape> = operatorFields

const selfFields = z.object({
  ...operatorFields.shape,
  /** Nothing but setting up the authenticator app is answered yet. */
  mustSetFactor: z.boolean(),
  /** Nothing is answered until the password was entered again. */
  isLocked: z.boolean(),
  /** The console locks itself after so long without a hand on it. */
  locksAfterSeconds: z.int(),
})
/** Who is signed in, and what the session waits for. */
export interface OperatorSelf extends z.infer<typeof selfFields> {}
/** Who is signed in, and what the session waits for. */
export const operatorSelfSchema: Named<OperatorSelf, typeof selfFields.shape> = selfFields

/** What a user of the console gives to sign in. The password travels hashed, as a seller's does. */
export const operatorSignInSchema = z.object({
  username: emailSchema,
  password: passwordHashSchema,
  /** Asked for by 428 after three failed sign-ins; it arrives by mail. */
  code: z.optional(z.string().check(z.maxLength(12))),
  /** Asked for by `secondFactorNeeded`: a code of the authenticator app, or a recovery code. */
  factor: z.optional(z.string().check(z.maxLength(20))),
})
/** What a user of the console gives to sign in. */
export interface OperatorSignIn extends z.infer<typeof operatorSignInSchema> {}

const linkToken = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'This is not a whole link. Open it as it was given to you.'))

const operatorLinkFields = z.object({
  email: z.string(),
  roles: z.array(operatorRoleSchema),
  /** When it stops to work. */
  expiresTime: instantSchema,
})
/** What a one-time link is for. */
export interface OperatorLink extends z.infer<typeof operatorLinkFields> {}
/** What a one-time link is for. */
export const operatorLinkSchema: Named<OperatorLink, typeof operatorLinkFields.shape> = operatorLinkFields

/** What the person behind a one-time link chooses. The password travels hashed, with the email of the link. */
export const acceptOperatorLinkSchema = z.object({
  token: linkToken,
  name: z.string().check(z.trim(), z.minLength(2, 'Enter your name.'), z.maxLength(60)),
  password: passwordHashSchema,
})
/** What the person behind a one-time link chooses. */
export interface AcceptOperatorLink extends z.infer<typeof acceptOperatorLinkSchema> {}

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
    body: z.object({ token: linkToken }),
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
}

/** The calls of `operators` under their own name, so that an editor shows it and not their schemas. */
export interface OperatorsEndpoints extends Readonly<typeof calls> {}

/** Users of the console: their own sessions, never reachable with a seller's token. The paths are ours. */
export const operators: OperatorsEndpoints = calls
