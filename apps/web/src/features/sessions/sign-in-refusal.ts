import { hasCode, numberDetail } from '@kaadi/core/errors'
import { t } from '@kaadi/words'
import { sayError } from '../../platform/words/say-error.ts'

/** Where the words of a refused sign-in belong. */
export interface SignInRefusal {
  readonly message: string
  readonly at: 'form' | 'password' | 'code' | 'factor'
  /** A mailed code has to be entered from now on. */
  readonly needsCode: boolean
  /** A code of the authenticator app has to be entered from now on. */
  readonly needsFactor: boolean
  /** Nothing was wrong: one more thing is asked for. */
  readonly isNextStep: boolean
}

const timeLeft = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  return t('{minutes, plural, one {# minute} other {# minutes}}', { minutes: Math.max(1, minutes) })
}

/** What was sent with the password. */
interface Sent {
  /** A mailed code. */
  readonly code: boolean
  /** A second factor. */
  readonly factor: boolean
}

/** Reads the service's answer to a sign-in. */
export const readSignInRefusal = (error: unknown, sent: Sent): SignInRefusal => {
  const message = sayError(error)
  const asked = { needsCode: sent.code, needsFactor: sent.factor, isNextStep: false }
  if (hasCode(error, 'badCredentials')) return { ...asked, message, at: 'password', needsFactor: false }
  if (hasCode(error, 'badVerificationCode'))
    return { ...asked, message, at: sent.code ? 'code' : 'form', needsCode: true, needsFactor: false }
  // The password was right, and with it the mailed code is used up.
  if (hasCode(error, 'secondFactorNeeded'))
    return { message, at: 'factor', needsCode: false, needsFactor: true, isNextStep: true }
  if (hasCode(error, 'wrongSecondFactor'))
    return { ...asked, message, at: 'factor', needsCode: false, needsFactor: true }
  const secondsLeft = hasCode(error, 'accountLocked') ? numberDetail(error, 'secondsLeft') : undefined
  if (secondsLeft !== undefined) {
    return {
      message: t('{message} Try again in {time}.', { message, time: timeLeft(secondsLeft) }),
      at: 'form',
      ...asked,
    }
  }
  return { message, at: 'form', ...asked }
}
