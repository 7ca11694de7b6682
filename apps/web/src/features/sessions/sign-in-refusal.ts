import { hasCode, numberDetail } from '@kaadi/core/errors'
import { t } from '@kaadi/words'
import { sayError } from '../../platform/words/say-error.ts'

/** Where the words of a refused sign-in belong. */
export interface SignInRefusal {
  readonly message: string
  readonly at: 'form' | 'password' | 'code'
  /** A mailed code has to be entered from now on. */
  readonly needsCode: boolean
}

const timeLeft = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  return t('{minutes, plural, one {# minute} other {# minutes}}', { minutes: Math.max(1, minutes) })
}

/** Reads the service's answer to a sign-in. `hadCode`: whether a mailed code was sent with it. */
export const readSignInRefusal = (error: unknown, hadCode: boolean): SignInRefusal => {
  const message = sayError(error)
  if (hasCode(error, 'badCredentials')) return { message, at: 'password', needsCode: hadCode }
  if (hasCode(error, 'badVerificationCode')) {
    return { message, at: hadCode ? 'code' : 'form', needsCode: true }
  }
  const secondsLeft = hasCode(error, 'accountLocked') ? numberDetail(error, 'secondsLeft') : undefined
  if (secondsLeft !== undefined) {
    return {
      message: t('{message} Try again in {time}.', { message, time: timeLeft(secondsLeft) }),
      at: 'form',
      needsCode: hadCode,
    }
  }
  return { message, at: 'form', needsCode: hadCode }
}
