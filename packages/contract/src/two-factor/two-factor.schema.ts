import * as z from 'zod/mini'
import { instantSchema, type Named } from '../primitives/index.ts'

/** Digits of a code that an authenticator app shows. */
export const appCodeLength = 6
/** Recovery codes that are given at a time. */
export const recoveryCodeCount = 10

/** Six digits of the authenticator app, or a recovery code such as `7KQ2-9XMF`; blanks, dashes and case do not count. */
export const secondFactorSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^(?:\d{3} ?\d{3}|[0-9A-Za-z]{4}[- ]?[0-9A-Za-z]{4})$/,
      'Enter the 6 digits of the app, or one of your recovery codes.',
    ),
  )

const twoFactorStatusFields = z.object({
  /** Of the authenticator app; passkeys have a list of their own. */
  isOn: z.boolean(),
  /** Since when; null while it is off. */
  since: z.nullable(instantSchema),
  /** How many recovery codes still work. */
  recoveryCodesLeft: z.int(),
})
/** How two-factor sign-in stands. */
export interface TwoFactorStatus extends z.infer<typeof twoFactorStatusFields> {}
/** How two-factor sign-in stands. */
export const twoFactorStatusSchema: Named<TwoFactorStatus, typeof twoFactorStatusFields.shape> =
  twoFactorStatusFields

const authenticatorKeyFields = z.object({
  /** In Base32, to be typed into the app by hand. */
  secret: z.string(),
  /** `otpauth://totp/…`, for a QR code or a link that opens the app. */
  uri: z.string(),
})
/** What ties an authenticator app to the account. */
export interface AuthenticatorKey extends z.infer<typeof authenticatorKeyFields> {}
/** What ties an authenticator app to the account. Shown once. */
export const authenticatorKeySchema: Named<AuthenticatorKey, typeof authenticatorKeyFields.shape> =
  authenticatorKeyFields

const recoveryCodesFields = z.object({ recoveryCodes: z.array(z.string()) })
/** Codes that work once each in place of the app. Shown once. */
export interface RecoveryCodes extends z.infer<typeof recoveryCodesFields> {}
/** Codes that work once each in place of the app. Shown once. */
export const recoveryCodesSchema: Named<RecoveryCodes, typeof recoveryCodesFields.shape> = recoveryCodesFields
