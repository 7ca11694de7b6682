import './rate-lock.css'
import '../../../platform/screens/words.css'
import type { Quote } from '@kaadi/contract/card-orders'
import { formatDuration } from '@kaadi/core/time'
import { Button, Panel } from '@kaadi/ui'
import { LockIcon } from '@kaadi/ui/icons'
import { times } from '../../../platform/time/times.ts'

export interface RateLockProps {
  quote: Quote
  quoteEndsAt: number
  extending: boolean
  onExtend: () => void
}

/** What the lock promises, and the one time that it can be made longer. */
export function RateLock({ quote, quoteEndsAt, extending, onExtend }: RateLockProps) {
  return (
    <Panel className="w-lock" padding="medium">
      <LockIcon />
      <p>
        <b>Rate locked until {times.timeOfDay(quoteEndsAt)}</b>
        <br />
        <span className="w-quiet">
          We answer within {formatDuration(quote.promisedSeconds)} of getting your card.
        </span>
      </p>
      {(quote.canExtend || extending) && (
        <Button variant="link" size="small" loading={extending} onClick={onExtend}>
          Extend
        </Button>
      )}
    </Panel>
  )
}
