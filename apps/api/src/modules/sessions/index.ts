export { normaliseEmail } from './normalise-email.ts'
export { passwordPurpose } from './password.ts'
export { type Place, placeOf } from './place.ts'
export { type CachingSessionReader, createSessionReader, hashToken } from './session-reader.ts'
export { createSessionsRepository } from './sessions.repository.ts'
export { createSignInGuard, type SignInAttempt } from './sign-in-guard.ts'
export { createThrottle, type Throttle } from './throttle.repository.ts'
export {
  codeLifeSeconds,
  createVerificationCodes,
  resendSeconds,
  type VerificationCodes,
} from './verification-codes.repository.ts'
