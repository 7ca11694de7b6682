import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { emailSchema, passwordHashSchema, sessionSchema } from '../sessions/index.ts'

export const operatorRoleSchema = z.enum(['reviewer', 'senior', 'treasurer', 'editor', 'admin'])
export type OperatorRole = z.infer<typeof operatorRoleSchema>

export const operatorSchema = z.object({
  operatorId: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(operatorRoleSchema),
})
export type Operator = z.infer<typeof operatorSchema>

/** Users of the console: their own sessions, never reachable with a seller's token. The paths are ours. */
export const operators = {
  signIn: defineEndpoint({
    method: 'POST',
    path: '/ops/auth/token',
    summary: 'Sign in to the console',
    auth: 'none',
    body: z.object({ username: emailSchema, password: passwordHashSchema }),
    data: sessionSchema,
    errors: ['badCredentials', 'tooManyRequests', 'accountLocked'],
  }),
  signOut: defineEndpoint({
    method: 'POST',
    path: '/ops/auth/logout',
    summary: 'Sign out of the console',
    auth: 'operator',
    data: z.null(),
  }),
  me: defineEndpoint({
    method: 'GET',
    path: '/ops/operator/me',
    summary: 'Who is signed in to the console',
    auth: 'operator',
    data: operatorSchema,
  }),
}
