import type { FactorChallenge } from '@kaadi/contract/passkeys'
import { hasCode, numberDetail } from '@kaadi/core/errors'
import { t } from '@kaadi/words'
import { appAlone } from '../../platform/credentials/factor-way.ts'
import { sayError } from '../../platform/words/say-error.ts'

/** Where the words of a refused sign-in belong. */
export interface SignInRefusal {
  readonly message: string
  readonly at: 'form' | 'password' | 'code' | 'factor'
  /** A mailed code has to be entered from now on. */
  readonly needsCode: boolean
  /** How the second factor is asked for from now on; undefined while it is not. */
  readonly factor: FactorChallenge | undefined
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
  /** How a second factor was asked for. */
  readonly factor: FactorChallenge | undefined
}

/** A service that does not say how takes codes of the app. */
const challengeOf = ({ app, passkey }: Partial<FactorChallenge> = {}): FactorChallenge => ({
  app: app ?? appAlone.app,
  passkey: passkey ?? null,
})

/** Reads the service's answer to a sign-in. */
export const readSignInRefusal = (error: unknown, sent: Sent): SignInRefusal => {
  const message = sayError(error)
  const asked = { needsCode: sent.code, factor: sent.factor, isNextStep: false }
  if (hasCode(error, 'badCredentials')) return { ...asked, message, at: 'password', factor: undefined }
  // Without a code the next try has a new one mailed.
  if (hasCode(error, 'badVerificationCode') && error.details?.newCodeNeeded === true) {
    const words = t('This code no longer counts. Sign in once more, and we mail you a new one.')
    return { ...asked, message: words, at: 'form', needsCode: false, factor: undefined }
  }
  if (hasCode(error, 'badVerificationCode'))
    return { ...asked, message, at: sent.code ? 'code' : 'form', needsCode: true, factor: undefined }
  // The password was right, and with it the mailed code is used up.
  if (hasCode(error, 'secondFactorNeeded'))
    return { message, at: 'factor', needsCode: false, factor: challengeOf(error.details), isNextStep: true }
  if (hasCode(error, 'wrongSecondFactor'))
    return { ...asked, message, at: 'factor', needsCode: false, factor: challengeOf(error.details) }
  if (hasCode(error, 'passkeyRefused', 'passkeyCopied'))
    return { ...asked, message, at: 'form', needsCode: false, factor: challengeOf(error.details) }
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
