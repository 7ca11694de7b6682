import { defineModule, recurring } from '../../module.ts'
import { sweepSessions } from './sessions.jobs.ts'
import { sessionsRoutes } from './sessions.routes.ts'

export { listDevices, type StoredDevice } from './devices/devices.repository.ts'
export { readDevice } from './devices/read-device.ts'
export { challengeIn, challengeSeconds } from './passkeys/challenges.ts'
export { createPasskeysService } from './passkeys/passkeys.service.ts'
export { type RelyingParty, relyingPartyOf } from './passkeys/relying-party.ts'
export { deviceOf, type Place, placeOf } from './place.ts'
export { mailCode } from './proofs/mail-code.ts'
export { requirePassword } from './proofs/require-password.ts'
export {
  codeRefused,
  createVerificationCodes,
  resendSeconds,
  type VerificationCodes,
} from './proofs/verification-codes.repository.ts'
export { type CachingSessionReader, createSessionReader, hashToken } from './session-reader.ts'
export {
  askOperatorAnew,
  createSessionsRepository,
  endOperatorSessions,
  endSessionsOfOperator,
  endUserSessions,
  forgetDevices,
  type StoredPassword,
} from './sessions.repository.ts'
export { normaliseEmail } from './signing-in/normalise-email.ts'
export { createSessionOpener } from './signing-in/open-session.ts'
export { passwordPurpose } from './signing-in/password.ts'
export { createSignIn } from './signing-in/sign-in.ts'
export { passingSignInCodes } from './signing-in/sign-in-codes.repository.ts'
export { forgetTries } from './signing-in/sign-in-guard.ts'
export { createThrottle, type Throttle } from './throttle.repository.ts'
export { codeAt, codeLeftSeconds, nextCodeAt, writeAppKey } from './two-factor/app-codes.ts'
export { removeFactors, removeOperatorFactor, sealedFactorColumns } from './two-factor/factors.repository.ts'
export { setKnownKey } from './two-factor/known-key.ts'
export { createSecondFactor } from './two-factor/second-factor.ts'
export { createTwoFactorService } from './two-factor/two-factor.service.ts'

export const sessionsModule = defineModule({
  name: 'sessions',
  routes: sessionsRoutes,
  jobs: { 'sweep.sessions': recurring(sweepSessions) },
  tables: [
    'user_sessions',
    'user_devices',
    'user_factors',
    'recovery_codes',
    'passkeys',
    'passkey_challenges',
    'operator_sessions',
    'operator_factors',
    'operator_recovery_codes',
    'operator_passkeys',
    'operator_passkey_challenges',
    'verification_codes',
    'throttles',
    'sign_in_codes',
  ],
  views: [
    'live_operator_sessions',
    'live_seller_sessions',
    'open_operator_sessions',
    'two_factor_holders',
    'two_factor_operators',
    'device_fingerprints',
  ],
})
