import { t } from '@kaadi/words'
import './code-sender.css'
import { Button } from '@kaadi/ui'
import type { VerificationCode } from './use-verification-code.ts'

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const codeWords = (secondsLeft: number, isSent: boolean): string => {
  if (secondsLeft > 0) return t('Send again in {time}', { time: clock(secondsLeft) })
  return isSent ? t('Send again') : t('Send code')
}

const newCodeWords = (secondsLeft: number): string =>
  secondsLeft > 0 ? t('Ask for a new code in {time}', { time: clock(secondsLeft) }) : t('Ask for a new code')

interface CodeSenderProps {
  readonly code: VerificationCode
  readonly onSend: () => void
  /** Why none can be asked for now. */
  readonly why?: string | undefined
  /** What is said once it was asked for; left out where the address is known to be the person's own. */
  readonly sentWords?: ((email: string) => string) | undefined
}

const mailed = (email: string): string => t('We mailed a code to {email}. Look into spam too.', { email })

/** The button that mails a code, and how long until another one. */
export function CodeSender({ code, onSend, why, sentWords = mailed }: CodeSenderProps) {
  const { isSending, secondsLeft, sentTo, isSpent } = code
  return (
    <div className="w-users-code">
      <Button
        variant={isSpent ? 'primary' : 'secondary'}
        loading={isSending}
        disabled={secondsLeft > 0 || why !== undefined}
        onClick={onSend}
      >
        {isSpent ? newCodeWords(secondsLeft) : codeWords(secondsLeft, sentTo !== undefined)}
      </Button>
      <p role="status" className="k-small k-quiet">
        {why ?? (sentTo && !isSpent ? sentWords(sentTo) : '')}
      </p>
    </div>
  )
}
