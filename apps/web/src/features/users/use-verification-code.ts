import { verificationResendMs } from '@kaadi/contract/constants'
import { hasCode, numberDetail } from '@kaadi/core/errors'
import { useAction } from '@kaadi/react'
import { useState } from 'react'
import { useClient } from '../../platform/net/use-client.ts'
import { useSecondsLeft } from '../../platform/time/seconds-left.ts'

export interface VerificationCode {
  /** Mails a code to an address. */
  readonly send: (email: string) => Promise<void>
  readonly isSending: boolean
  /** The address that the last code went to. */
  readonly sentTo: string | undefined
  /** Seconds until another code may be asked for. */
  readonly secondsLeft: number
}

/** The mailed code of a sign-up: asked for, and again after a minute. */
export const useVerificationCode = (): VerificationCode => {
  const client = useClient()
  const [sentTo, setSentTo] = useState<string>()
  const [nextAt, setNextAt] = useState<number>()
  const waitFor = (seconds: number) => setNextAt(Date.now() + seconds * 1000)
  const { run, isRunning } = useAction(async (email: string, idempotencyKey) => {
    try {
      return await client.users.sendVerificationCode({ body: { email, purpose: 'signUp' }, idempotencyKey })
    } catch (error) {
      // Asked for too soon, perhaps on an earlier page: the code that is on its way still counts.
      if (hasCode(error, 'tooFrequentOperation')) {
        waitFor(numberDetail(error, 'resendSeconds') ?? verificationResendMs / 1000)
      }
      throw error
    }
  })
  return {
    send: async (email) => {
      const sent = await run(email)
      if (!sent) return
      setSentTo(email)
      waitFor(sent.resendSeconds)
    },
    isSending: isRunning,
    sentTo,
    secondsLeft: useSecondsLeft(nextAt),
  }
}
