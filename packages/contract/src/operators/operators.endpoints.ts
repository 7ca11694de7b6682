import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { emailSchema, passwordHashSchema, sessionSchema } from '../sessions/index.ts'

/** What a user of the console may do. */
export const operatorRoleSchema = z.literal(['reviewer', 'senior', 'treasurer', 'editor', 'admin'])
/** What a user of the console may do. */
export type OperatorRole = z.infer<typeof operatorRoleSchema>

/** A user of the console with their roles. */
export const operatorSchema = z.object({
  operatorId: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(operatorRoleSchema),
})
/** A user of the console. */
export type Operator = z.infer<typeof operatorSchema>

/** Users of the console: their own sessions, never reachable with a seller's token. The paths are ours. */
export const operators = {
  /**
   * Signs a user of the console in and answers a token that no seller's call accepts.
   *
   * Units: `expires_in` in seconds.
   * Errors: `badCredentials`, `tooManyRequests`, `accountLocked`.
   * Source: ours (design, "The desk").
   */
  signIn: defineEndpoint({
    method: 'POST',
    path: '/ops/auth/token',
    summary: 'Sign in to the console',
    auth: 'none',
    body: z.object({ username: emailSchema, password: passwordHashSchema }),
    data: sessionSchema,
    errors: ['badCredentials', 'tooManyRequests', 'accountLocked'],
  }),
  /**
   * Ends the session of the token at once. Safe to repeat.
   *
   * Errors: the general ones.
   * Source: ours (design, "The desk").
   */
  signOut: defineEndpoint({
    method: 'POST',
    path: '/ops/auth/logout',
    summary: 'Sign out of the console',
    auth: 'operator',
    data: z.null(),
  }),
  /**
   * The operator behind the token, with the roles that decide what the console shows.
   *
   * Errors: the general ones.
   * Source: ours (design, "The desk").
   */
  me: defineEndpoint({
    method: 'GET',
    path: '/ops/operator/me',
    summary: 'Who is signed in to the console',
    auth: 'operator',
    data: operatorSchema,
  }),
}
