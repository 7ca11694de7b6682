import { t } from '@kaadi/words'
import './rate-lock.css'
import '../../../platform/screens/words.css'
import type { Quote } from '@kaadi/contract/card-orders'
import { Button, Panel } from '@kaadi/ui'
import { LockIcon } from '@kaadi/ui/icons'
import { durationWords, times } from '../../../platform/time/times.ts'

export interface RateLockProps {
  /** Undefined while the rate is being asked for, or is no longer locked. */
  lock: { readonly quote: Quote; readonly endsAt: number } | undefined
  state: 'asking' | 'locked' | 'extending' | 'sending' | 'open'
  onExtend: () => void
}

/**
 * What the lock promises, and the one time that it can be made longer. It has its place from the first price on, so that
 * nothing below it moves when the service answers.
 */
export function RateLock({ lock, state, onExtend }: RateLockProps) {
  return (
    <Panel className="w-lock" padding="medium">
      <LockIcon />
      <p>
        <b>{titleOf({ lock, state })}</b>
        <br />
        <span className="w-quiet">
          {lock
            ? t('We answer within {time} of getting your card.', {
                time: durationWords(lock.quote.promisedSeconds),
              })
            : t('You see the exact payout before you send your card.')}
        </span>
      </p>
      {(!lock || lock.quote.canExtend || state === 'extending') && (
        <Button
          variant="link"
          size="small"
          disabled={state === 'sending' || !lock}
          loading={state === 'extending'}
          onClick={onExtend}
        >
          {t('Extend')}
        </Button>
      )}
    </Panel>
  )
}

const titleOf = ({ lock, state }: Pick<RateLockProps, 'lock' | 'state'>): string => {
  if (lock) return t('Rate locked until {time}', { time: times.timeOfDay(lock.endsAt) })
  return state === 'asking' ? t('Locking the rate…') : t('Rate not locked yet')
}
