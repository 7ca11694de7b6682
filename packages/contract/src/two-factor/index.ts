export { type TwoFactorEndpoints, twoFactor } from './two-factor.endpoints.ts'
export {
  type AuthenticatorKey,
  appCodeLength,
  authenticatorKeySchema,
  type RecoveryCodes,
  recoveryCodeCount,
  recoveryCodesSchema,
  secondFactorSchema,
  type TwoFactorStatus,
  twoFactorStatusSchema,
} from './two-factor.schema.ts'
