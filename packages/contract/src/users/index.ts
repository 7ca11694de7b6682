export {
  countryCodes,
  invitationCodeSchema,
  type PersonName,
  personNameSchema,
  type SignUpRequest,
  signUpRequestSchema,
  type User,
  userSchema,
  type VerificationPurpose,
  verificationCodeSchema,
  verificationPurposeSchema,
  verificationRequestSchema,
  verificationSentSchema,
} from './user.schema.ts'
export { type UsersEndpoints, users } from './users.endpoints.ts'
