import './payout-log.css'
import type { PayoutDetail, PayoutEvent } from '@kaadi/contract/payouts'
import { deskTime } from '../../platform/time/desk-time.ts'

const said: Readonly<Record<PayoutEvent['kind'], string>> = {
  taken: 'took it',
  handedBack: 'handed it back',
  takenOver: 'took it over',
  accountOpened: 'opened the account number',
  paid: 'confirmed that the bank has paid',
  failed: 'recorded that the bank refused it',
  returned: 'recorded that the bank sent it back',
}

/** What operators did with a payout, oldest first. */
export function PayoutLog({ log }: Pick<PayoutDetail, 'log'>) {
  if (log.length === 0) return null
  return (
    <ol className="c-log" aria-label="What was done">
      {log.map(({ kind, operator, reason, bankSlipNumber, time }) => (
        <li key={`${time} ${kind}`}>
          <time dateTime={time}>{deskTime(time)}</time>
          <span>
            {operator} {said[kind]}
            {bankSlipNumber && `, slip ${bankSlipNumber}`}
            {reason && `: ${reason}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
