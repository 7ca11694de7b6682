import { DomainError } from '../../plugins/domain-error.ts'
import type { Throttle } from './throttle.repository.ts'

export const failuresBeforeCode = 3
export const failuresBeforeLock = 10
const lockSeconds = 15 * 60
const failureWindowSeconds = 60 * 60
const perAddress = { limit: 100, windowSeconds: 600 }

export interface SignInAttempt {
  readonly realm: 'user' | 'operator'
  /** In its normal form. */
  readonly email: string
  readonly ip: string
}

/**
 * Slows guessing down. It counts by the address given, whether or not it has an account, so that the answers do not
 * tell. The lock holds for one account from one place: nobody can lock the owner out from elsewhere.
 */
export interface SignInGuard {
  /** Refuses who tried too often; else answers how many failures this account has now. */
  readonly enter: (attempt: SignInAttempt) => Promise<number>
  /** Counts a failure and answers how many there are. */
  readonly fail: (attempt: SignInAttempt) => Promise<number>
  readonly succeed: (attempt: SignInAttempt) => Promise<void>
}

export function createSignInGuard(throttle: Throttle): SignInGuard {
  const ofAccount = ({ realm, email }: SignInAttempt) => ({ scope: `${realm}:failed`, subject: email })
  const ofPlace = ({ realm, email, ip }: SignInAttempt) => ({
    scope: `${realm}:failed-here`,
    subject: `${email} ${ip}`,
  })
  return {
    enter: async (attempt) => {
      await throttle.require({ scope: `${attempt.realm}:sign-in`, subject: attempt.ip, ...perAddress })
      const here = await throttle.look(ofPlace(attempt))
      if (here.hits >= failuresBeforeLock) throw locked(here.secondsLeft)
      return (await throttle.look(ofAccount(attempt))).hits
    },
    fail: async (attempt) => {
      await throttle.hit({ ...ofPlace(attempt), windowSeconds: lockSeconds })
      const { hits } = await throttle.hit({ ...ofAccount(attempt), windowSeconds: failureWindowSeconds })
      return hits
    },
    succeed: async (attempt) => {
      await throttle.clear(ofPlace(attempt))
      await throttle.clear(ofAccount(attempt))
    },
  }
}

const locked = (secondsLeft: number): DomainError =>
  new DomainError('accountLocked', {
    message: `Too many wrong passwords. Try again in ${Math.ceil(secondsLeft / 60)} minutes.`,
    details: { secondsLeft },
    retryAfterSeconds: secondsLeft,
  })
