import * as z from 'zod/mini'
import type { Named } from '../primitives/named.ts'

const sessionFields = z.object({
  access_token: z.string().check(z.minLength(20)),
  token_type: z.literal('Bearer'),
  /** Seconds until the token dies; the cookie's max age equals it. */
  expires_in: z.int().check(z.gte(1)),
})
/** A fresh token and how long it lives. */
export interface Session extends z.infer<typeof sessionFields> {}
/** What the token call answers (specification, section 3: access token and expiry in seconds). */
export const sessionSchema: Named<Session, typeof sessionFields.shape> = sessionFields

/** MD5 of lower-case username and password, 32 lower-case hex digits (specification, section 5). A password equivalent: never log it. */
export const passwordHashSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{32}$/, 'Send the password as its 32-digit pre-hash.'))

/** An email address; it is the username too. */
export const emailSchema = z.email().check(z.maxLength(254), z.regex(/^[\x21-\x7e]+$/))

const signInFormFields = z.object({
  grant_type: z.literal('password'),
  username: z.string().check(z.minLength(1), z.maxLength(254)),
  password: passwordHashSchema,
  scope: z.optional(z.literal('server')),
  /** Asked for by 428 after three failed sign-ins; it arrives by mail. */
  code: z.optional(z.string().check(z.maxLength(12))),
  /** "Keep me signed in": the longer of the two lives. */
  keep: z.optional(z.literal(['0', '1'])),
})
/** What a caller gives to sign in. */
export interface SignInForm extends z.input<typeof signInFormFields> {}
/** Fields of the sign-in form. The password travels hashed. */
export const signInFormSchema: Named<
  z.infer<typeof signInFormFields>,
  typeof signInFormFields.shape,
  SignInForm
> = signInFormFields
