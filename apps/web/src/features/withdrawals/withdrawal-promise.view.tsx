import { Sentence, t } from '@kaadi/words'
import '../../platform/screens/timeline-note.css'
import { type Withdrawal, withdrawalPromise, withdrawalStatus } from '@kaadi/contract/withdrawals'
import { Moment } from '../../platform/time/moment.tsx'

export interface WithdrawalPromiseProps {
  readonly withdrawal: Withdrawal
  readonly now: number
}

/** By when the money is expected, or that payouts have to run again first; once that has passed, that it is late, whose fault it is and what is expected now. */
export function WithdrawalPromise({ withdrawal, now }: WithdrawalPromiseProps) {
  // What was kept by an earlier version does not say it.
  if (withdrawal.payoutsStoppedSince)
    return (
      <p className="w-timeline-note" role="status">
        {t('Paid once payouts run again.')}
      </p>
    )
  const promise = withdrawalPromise(withdrawal, now)
  if (promise === null) return null
  const atBank = withdrawal.status === withdrawalStatus.unknown
  return (
    <p className="w-timeline-note" role="status">
      {promise.kind === 'running' ? (
        <Sentence of="Expected by <time/>." parts={{ time: <Moment at={promise.dueAt} /> }} />
      ) : (
        <Sentence
          of={
            atBank
              ? 'We promised it by <due/> and are late. We are sorry. The bank has not confirmed it yet. We now expect its answer by <next/>. Your money is safe: it is paid, or it comes back to your wallet.'
              : 'We promised it by <due/> and are late. We are sorry. We now expect to pay by <next/>. Your money is safe: it is paid, or it comes back to your wallet.'
          }
          parts={{ due: <Moment at={promise.dueAt} />, next: <Moment at={promise.nextAt} /> }}
        />
      )}
    </p>
  )
}
