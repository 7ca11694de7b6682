import * as z from 'zod/mini'
import {
  currencyIdSchema,
  instantSchema,
  type Named,
  userIdSchema,
  verificationCodeLength,
} from '../primitives/index.ts'
import { ownPauseSchema } from '../risk/pause.schema.ts'
import { emailSchema, passwordHashSchema } from '../sessions/index.ts'

/** Languages that a seller can choose, as BCP 47 tags. */
export const languageCodes = ['en-US', 'fr', 'ha', 'yo', 'ig', 'pcm'] as const
/** A language that a seller can choose. */
export type LanguageCode = (typeof languageCodes)[number]

const userFields = z.object({
  userId: userIdSchema,
  username: z.string(),
  email: z.string(),
  /** As on the person's bank account; null until it was asked for. */
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  countryCode: z.string(),
  /** In which mails and notifications are written. */
  language: z.literal(languageCodes),
  defaultCurrencyId: currencyIdSchema,
  level: z.int(),
  exp: z.int(),
  kycLevel: z.int(),
  /** Whether a withdrawal password (PIN) is set. */
  pinSet: z.boolean(),
  twoFactor: z.boolean(),
  inviteCode: z.string(),
  createTime: instantSchema,
  /** When the account is deleted; null where nobody asked for that. */
  deletionAt: z.nullable(instantSchema),
  /** The pause that runs; null where none does. It ends at its `untilTime` by itself. */
  pause: z.nullable(ownPauseSchema),
})
/** The signed-in user. */
export interface User extends z.infer<typeof userFields> {}
/** User base info, kept in local storage by the client (specification, section 3). */
export const userSchema: Named<User, typeof userFields.shape> = userFields

const personName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(60),
    z.regex(
      /^(?=.*\p{L})[\p{L}\p{M} .'’-]+$/u,
      'Use letters, with spaces, hyphens, apostrophes or full stops between them.',
    ),
  )

const personNameFields = z.object({ firstName: personName, lastName: personName })
/** A person's own name. */
export interface PersonName extends z.infer<typeof personNameFields> {}
/** A person's own name as their bank writes it. Withdrawals go to accounts in this name alone. */
export const personNameSchema: Named<PersonName, typeof personNameFields.shape> = personNameFields

/**
 * What a mailed code is for. `signUp` proves the address of a new account, `resetPassword` that the owner of an account
 * asks for another password, `changePassword` that a signed-in user does.
 */
export const verificationPurposeSchema = z.literal(['signUp', 'resetPassword', 'changePassword'])
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

/** The language in which a seller reads what is written to them. */
export const languageChoiceSchema = z.object({ language: z.literal(languageCodes) })

/** Who gets a code, and what for. Of an address without an account, the language is the visitor's. */
export const verificationRequestSchema = z.object({
  email: emailSchema,
  purpose: verificationPurposeSchema,
  language: z.optional(z.literal(languageCodes)),
})
/** How long until another code can be asked for. */
export const verificationSentSchema = z.object({
  /** Seconds until another code may be asked for. */
  resendSeconds: z.int(),
  /** Seconds the code lives. */
  expiresSeconds: z.int(),
})

const signUpByLinkFields = z.object({
  email: emailSchema,
  password: passwordHashSchema,
  countryCode: z.literal(countryCodes),
  invitationCode: z.optional(invitationCodeSchema),
  /** In which mails are written from now on; English without one. */
  language: z.optional(z.literal(languageCodes)),
  acceptsTerms: z.literal(true),
  isAdult: z.literal(true),
})
/** What a caller gives to open an account by a mailed link. */
export interface SignUpByLinkRequest extends z.input<typeof signUpByLinkFields> {}
/** Fields of a new account whose address a mailed link will prove. The password travels hashed. */
export const signUpByLinkSchema: Named<
  z.infer<typeof signUpByLinkFields>,
  typeof signUpByLinkFields.shape,
  SignUpByLinkRequest
> = signUpByLinkFields

/** What stands behind the `#` of a mailed link. */
export const linkTokenSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'This is not a whole link. Open it as it was mailed to you.'))

const activationFields = z.object({
  email: z.string(),
  /** When the link stops to work. */
  expiresTime: instantSchema,
  /** The invitation code was the owner's own: it does not count, and the account is opened without one. */
  isSelfInvited: z.boolean(),
  /** Of the account: none is opened in a country that is closed. */
  countryCode: z.string(),
})
/** What a link of a sign-up opens. */
export interface Activation extends z.infer<typeof activationFields> {}
/** What a link of a sign-up opens, before it is used. */
export const activationSchema: Named<Activation, typeof activationFields.shape> = activationFields

/** The link, and the password chosen at sign-up: whoever asked in another's name does not get in by their click. */
export const activateSchema = z.object({ token: linkTokenSchema, password: passwordHashSchema })

const resetPasswordFields = z.object({
  email: emailSchema,
  code: verificationCodeSchema,
  password: passwordHashSchema,
})
/** What a caller gives who has forgotten the password. */
export interface ResetPasswordRequest extends z.input<typeof resetPasswordFields> {}
/** The mailed code and the new password, hashed with the email. */
export const resetPasswordSchema: Named<
  z.infer<typeof resetPasswordFields>,
  typeof resetPasswordFields.shape,
  ResetPasswordRequest
> = resetPasswordFields

const changePasswordFields = z.object({
  oldPassword: passwordHashSchema,
  code: verificationCodeSchema,
  password: passwordHashSchema,
})
/** What a signed-in user gives to change the password. */
export interface ChangePasswordRequest extends z.input<typeof changePasswordFields> {}
/** The old password, the mailed code and the new password. Both passwords travel hashed. */
export const changePasswordSchema: Named<
  z.infer<typeof changePasswordFields>,
  typeof changePasswordFields.shape,
  ChangePasswordRequest
> = changePasswordFields

const passwordChangedFields = z.object({
  /** Until when withdrawals wait; null where they do not. */
  withdrawalsHeldUntil: z.nullable(instantSchema),
  /** How many other sessions ended with it. */
  endedSessions: z.int(),
})
/** What follows from another password. */
export interface PasswordChanged extends z.infer<typeof passwordChangedFields> {}
/** What follows from another password. */
export const passwordChangedSchema: Named<PasswordChanged, typeof passwordChangedFields.shape> =
  passwordChangedFields

const signUpRequestFields = z.object({ ...signUpByLinkFields.shape, code: verificationCodeSchema })
/** What a caller gives to open an account. */
export interface SignUpRequest extends z.input<typeof signUpRequestFields> {}
/** Fields of a new account. The password travels hashed. */
export const signUpRequestSchema: Named<
  z.infer<typeof signUpRequestFields>,
  typeof signUpRequestFields.shape,
  SignUpRequest
> = signUpRequestFields
