import * as z from 'zod/mini'
import { instantSchema, sessionIdSchema } from '../primitives/index.ts'
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

const openSessionFields = z.object({
  id: sessionIdSchema,
  /** The program: `Chrome`, `Kaadi for Android`; null where it does not say. */
  browser: z.nullable(z.string()),
  /** What it runs on: `Android`, `iOS`, `Windows`; null where it does not say. */
  system: z.nullable(z.string()),
  isPhone: z.boolean(),
  /** Address in the network that it was opened from. */
  ip: z.string(),
  createTime: instantSchema,
  /** When it last asked for something, to the minute. */
  lastSeenTime: instantSchema,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
})
/** A place where the user is signed in. */
export interface OpenSession extends z.infer<typeof openSessionFields> {}
/** A place where the user is signed in. */
export const openSessionSchema: Named<OpenSession, typeof openSessionFields.shape> = openSessionFields

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
  /** Asked for by `secondFactorNeeded`: a code of the authenticator app, or a recovery code. */
  factor: z.optional(z.string().check(z.maxLength(20))),
  /** In place of `factor`: the JSON of a passkey's proof (`passkeyProofSchema`), for the challenge of that refusal. */
  passkey: z.optional(z.string().check(z.maxLength(12_000))),
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
