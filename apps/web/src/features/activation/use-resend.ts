import { verificationResendMs } from '@kaadi/contract/constants'
import { hasCode, numberDetail } from '@kaadi/core/errors'
import { useAction } from '@kaadi/react'
import { useState } from 'react'
import { useClient } from '../../platform/net/use-client.ts'
import { useSecondsLeft } from '../../platform/time/seconds-left.ts'

export interface Resend {
  readonly isSending: boolean
  readonly isSent: boolean
  /** Seconds until another mail may be asked for. */
  readonly secondsLeft: number
  readonly onSend: () => void
}

/** Has the link of a sign-up mailed again. */
export const useResend = (token: string, onRefused: (error: unknown) => void): Resend => {
  const client = useClient()
  const [nextAt, setNextAt] = useState<number>()
  const [isSent, setSent] = useState(false)
  const { run, isRunning } = useAction(async (body: { token: string }, idempotencyKey) => {
    try {
      return await client.users.resendActivation({ body, idempotencyKey, quiet: true })
    } catch (error) {
      // Asked for too soon: the mail of before is on its way.
      if (hasCode(error, 'tooFrequentOperation'))
        return { resendSeconds: numberDetail(error, 'resendSeconds') ?? verificationResendMs / 1000 }
      onRefused(error)
      throw error
    }
  })
  const send = async () => {
    const sent = await run({ token })
    if (!sent) return
    setSent(true)
    setNextAt(Date.now() + sent.resendSeconds * 1000)
  }
  return { isSending: isRunning, isSent, secondsLeft: useSecondsLeft(nextAt), onSend: () => void send() }
}
