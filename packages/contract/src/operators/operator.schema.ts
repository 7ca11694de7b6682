import * as z from 'zod/mini'
import { instantSchema } from '../primitives/index.ts'
import type { Named } from '../primitives/named.ts'
import { emailSchema, passwordHashSchema } from '../sessions/index.ts'

/** What a user of the console may do. */
export const operatorRoleSchema = z.literal(['reviewer', 'senior', 'treasurer', 'editor', 'admin'])
/** What a user of the console may do. */
export type OperatorRole = z.infer<typeof operatorRoleSchema>
/** Roles of those who sign as second person: who gives one alone makes their own second person. */
export const signingRoles: readonly OperatorRole[] = ['senior', 'treasurer', 'admin']
/** Whether somebody of these roles signs as second person. */
export const canSign = (roles: readonly OperatorRole[]): boolean =>
  roles.some((role) => signingRoles.includes(role))
/** Whether these roles let somebody sign more than those before did. */
export const signsMore = (before: readonly OperatorRole[], after: readonly OperatorRole[]): boolean =>
  canSign(after.filter((role) => !before.includes(role)))

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
  /** An account of the demo: it confirms money by a code where others use a passkey. A production start refuses such accounts. */
  isDemo: z.boolean(),
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

/** What stands behind the `#` of a one-time link. */
export const operatorLinkTokenSchema = z
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
  token: operatorLinkTokenSchema,
  name: z.string().check(z.trim(), z.minLength(2, 'Enter your name.'), z.maxLength(60)),
  password: passwordHashSchema,
})
/** What the person behind a one-time link chooses. */
export interface AcceptOperatorLink extends z.infer<typeof acceptOperatorLinkSchema> {}
