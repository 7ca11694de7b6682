import { t } from '@kaadi/words'
import './code-sender.css'
import { Button } from '@kaadi/ui'
import type { VerificationCode } from './use-verification-code.ts'

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The button that mails a code, and how long until another one. */
export function CodeSender({ code, onSend }: { code: VerificationCode; onSend: () => void }) {
  const { isSending, secondsLeft, sentTo } = code
  return (
    <div className="w-users-code">
      <Button variant="secondary" loading={isSending} disabled={secondsLeft > 0} onClick={onSend}>
        {secondsLeft > 0
          ? t('Send again in {time}', { time: clock(secondsLeft) })
          : sentTo
            ? t('Send again')
            : t('Send code')}
      </Button>
      <p role="status" className="k-small k-quiet">
        {sentTo ? t('We mailed a code to {email}. Look into spam too.', { email: sentTo }) : ''}
      </p>
    </div>
  )
}
