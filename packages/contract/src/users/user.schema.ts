import * as z from 'zod/mini'
import { currencyIdSchema, instantSchema, userIdSchema, verificationCodeLength } from '../primitives/index.ts'
import { emailSchema, passwordHashSchema } from '../sessions/index.ts'

/** User base info, kept in local storage by the client (specification, section 3). */
export const userSchema = z.object({
  userId: userIdSchema,
  username: z.string(),
  email: z.string(),
  countryCode: z.string(),
  defaultCurrencyId: currencyIdSchema,
  level: z.int(),
  exp: z.int(),
  kycLevel: z.int(),
  /** Whether a withdrawal password (PIN) is set. */
  pinSet: z.boolean(),
  twoFactor: z.boolean(),
  inviteCode: z.string(),
  createTime: instantSchema,
})
/** The signed-in user. */
export type User = z.infer<typeof userSchema>

/** What a mailed code is for. `signUp` proves the address of a new account. */
export const verificationPurposeSchema = z.literal(['signUp'])
/** What a mailed code is for. */
export type VerificationPurpose = z.infer<typeof verificationPurposeSchema>

/** The digits of a mailed code. */
export const verificationCodeSchema = z
  .string()
  .check(z.regex(new RegExp(`^\\d{${verificationCodeLength}}$`)))

/** Kept from the address by the client: letters, digits, `-` and `_` (specification, section 2). */
export const invitationCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/))

/** Countries in which accounts can be opened. */
export const countryCodes = ['NG', 'GH'] as const

/** Who gets a code, and what for. */
export const verificationRequestSchema = z.object({ email: emailSchema, purpose: verificationPurposeSchema })
/** How long until another code can be asked for. */
export const verificationSentSchema = z.object({
  /** Seconds until another code may be asked for. */
  resendSeconds: z.int(),
  /** Seconds the code lives. */
  expiresSeconds: z.int(),
})

/** Fields of a new account. The password travels hashed. */
export const signUpRequestSchema = z.object({
  email: emailSchema,
  code: verificationCodeSchema,
  password: passwordHashSchema,
  countryCode: z.literal(countryCodes),
  invitationCode: z.optional(invitationCodeSchema),
  acceptsTerms: z.literal(true),
  isAdult: z.literal(true),
})
/** What a caller gives to open an account. */
export type SignUpRequest = z.input<typeof signUpRequestSchema>
