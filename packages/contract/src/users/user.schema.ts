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
export type User = z.infer<typeof userSchema>

/** Codes come by mail. `signUp`: proves the address; `pin`: sets or resets the withdrawal password. */
export const verificationPurposeSchema = z.enum(['signUp'])
export type VerificationPurpose = z.infer<typeof verificationPurposeSchema>

export const verificationCodeSchema = z
  .string()
  .check(z.regex(new RegExp(`^\\d{${verificationCodeLength}}$`)))

/** Kept from the address by the client: letters, digits, `-` and `_` (specification, section 2). */
export const invitationCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/))

export const countryCodes = ['NG', 'GH'] as const

export const verificationRequestSchema = z.object({ email: emailSchema, purpose: verificationPurposeSchema })
export const verificationSentSchema = z.object({
  /** Seconds until another code may be asked for. */
  resendSeconds: z.int(),
  /** Seconds the code lives. */
  expiresSeconds: z.int(),
})

export const signUpRequestSchema = z.object({
  email: emailSchema,
  code: verificationCodeSchema,
  password: passwordHashSchema,
  countryCode: z.enum(countryCodes),
  invitationCode: z.optional(invitationCodeSchema),
  acceptsTerms: z.literal(true),
  isAdult: z.literal(true),
})
export type SignUpRequest = z.infer<typeof signUpRequestSchema>
