import '../../platform/screens/timeline-note.css'
import { type Withdrawal, withdrawalPromise, withdrawalStatus } from '@kaadi/contract/withdrawals'
import { Moment } from '../../platform/time/moment.tsx'

export interface WithdrawalPromiseProps {
  readonly withdrawal: Withdrawal
  readonly now: number
}

/** By when the money is expected; once that has passed, that it is late, whose fault it is and what is expected now. */
export function WithdrawalPromise({ withdrawal, now }: WithdrawalPromiseProps) {
  const promise = withdrawalPromise(withdrawal, now)
  if (promise === null) return null
  const atBank = withdrawal.status === withdrawalStatus.unknown
  return (
    <p className="w-timeline-note" role="status">
      {promise.kind === 'running' ? (
        <>
          Expected by <Moment at={promise.dueAt} />.
        </>
      ) : (
        <>
          We promised it by <Moment at={promise.dueAt} /> and are late. We are sorry.{' '}
          {atBank
            ? 'The bank has not confirmed it yet. We now expect its answer by '
            : 'We now expect to pay by '}
          <Moment at={promise.nextAt} />. Your money is safe: it is paid, or it comes back to your wallet.
        </>
      )}
    </p>
  )
}
