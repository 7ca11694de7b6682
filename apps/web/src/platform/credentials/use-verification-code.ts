import { verificationResendMs } from '@kaadi/contract/constants'
import type { VerificationPurpose } from '@kaadi/contract/users'
import { hasCode, numberDetail } from '@kaadi/core/errors'
import { useAction } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { useClient } from '../net/use-client.ts'
import { useSecondsLeft } from '../time/seconds-left.ts'
import { chosenLanguage } from '../words/chosen-language.ts'
import { sayError } from '../words/say-error.ts'
import type { KeptCode } from './kept-code.ts'

export interface VerificationCode {
  /** Mails a code to an address; answers whether one is on its way. */
  readonly send: (email: string) => Promise<boolean>
  readonly isSending: boolean
  /** The address that the last code went to. */
  readonly sentTo: string | undefined
  /** Seconds until another code may be asked for. */
  readonly secondsLeft: number
  /** The code no longer counts, whatever is typed: a new one has to be asked for. */
  readonly isSpent: boolean
  /** What to say where the service has refused the code. */
  readonly sayRefusal: (error: unknown) => string
}

/** The form that a mailed code is typed into, in its field `code`. */
interface FormOfCode {
  clear(name: 'code'): void
  focus(name: string): void
}

/** Mails another code and leads to its field, empty: digits of the code before, and what was said of them, count no more. */
export const sendCodeInto = async (
  form: FormOfCode,
  code: Pick<VerificationCode, 'send'>,
  email: string,
): Promise<boolean> => {
  const isSent = await code.send(email)
  if (isSent) {
    form.clear('code')
    form.focus('code')
  }
  return isSent
}

/** What outlives the page of a mailed code. */
interface KeepsCode {
  get(): KeptCode | undefined
  set(kept: KeptCode): void
}

/** A mailed code: asked for, and again after a minute. One that is `kept` was mailed before the page was dropped. */
export const useVerificationCode = (purpose: VerificationPurpose, kept?: KeepsCode): VerificationCode => {
  const client = useClient()
  return useMailedCode(
    (email, idempotencyKey) =>
      client.users.sendVerificationCode({ body: { email, purpose, ...chosenLanguage() }, idempotencyKey }),
    kept,
  )
}

/** The same for a code that is mailed by a call of its own. */
export const useMailedCode = (
  ask: (email: string, idempotencyKey: string) => Promise<{ readonly resendSeconds: number }>,
  kept?: KeepsCode,
): VerificationCode => {
  const [before] = useState(() => kept?.get())
  const [sentTo, setSentTo] = useState(before?.email)
  const [nextAt, setNextAt] = useState(before?.nextAt)
  const [isSpent, setSpent] = useState(false)
  const { run, isRunning } = useAction(async (email: string, idempotencyKey) => {
    try {
      return await ask(email, idempotencyKey)
    } catch (error) {
      // Asked for too soon, perhaps on an earlier page: the code that is on its way still counts.
      if (hasCode(error, 'tooFrequentOperation'))
        return { resendSeconds: numberDetail(error, 'resendSeconds') ?? verificationResendMs / 1000 }
      throw error
    }
  })
  return {
    send: async (email) => {
      const sent = await run(email)
      if (!sent) return false
      setSentTo(email)
      setSpent(false)
      const next = Date.now() + sent.resendSeconds * 1000
      setNextAt(next)
      kept?.set({ email, nextAt: next })
      return true
    },
    isSending: isRunning,
    sentTo,
    secondsLeft: useSecondsLeft(nextAt),
    isSpent,
    sayRefusal: (error) => {
      if (!hasCode(error, 'badVerificationCode') || error.details?.newCodeNeeded !== true)
        return sayError(error)
      setSpent(true)
      return t('This code no longer counts. Ask for a new one.')
    },
  }
}
