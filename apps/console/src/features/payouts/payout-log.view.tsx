import type { PayoutDetail } from '@kaadi/contract/payouts'
import { deskTime } from '../../platform/words.ts'

const said = {
  taken: 'took it',
  handedBack: 'handed it back',
  takenOver: 'took it over',
  accountOpened: 'opened the account number',
} as const

/** What operators did with a payout, oldest first. */
export function PayoutLog({ log }: Pick<PayoutDetail, 'log'>) {
  if (log.length === 0) return null
  return (
    <ol className="c-log" aria-label="What was done">
      {log.map(({ kind, operator, reason, time }) => (
        <li key={`${time} ${kind}`}>
          <time dateTime={time}>{deskTime(time)}</time>
          <span>
            {operator} {said[kind]}
            {reason && `: ${reason}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
