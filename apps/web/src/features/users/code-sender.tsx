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
        {secondsLeft > 0 ? `Send again in ${clock(secondsLeft)}` : sentTo ? 'Send again' : 'Send code'}
      </Button>
      <p role="status" className="k-small k-quiet">
        {sentTo ? `We mailed a code to ${sentTo}. Look into spam too.` : ''}
      </p>
    </div>
  )
}
