import { type Message, msg, t } from '@kaadi/words'
import './payout-log.css'
import type { PayoutDetail, PayoutEvent } from '@kaadi/contract/payouts'
import { deskTime } from '../../platform/time/desk-time.ts'

const said: Readonly<Record<PayoutEvent['kind'], Message>> = {
  taken: msg('{operator} took it'),
  handedBack: msg('{operator} handed it back'),
  takenOver: msg('{operator} took it over'),
  accountOpened: msg('{operator} opened the account number'),
  paid: msg('{operator} confirmed that the bank has paid'),
  failed: msg('{operator} recorded that the bank refused it'),
  returned: msg('{operator} recorded that the bank sent it back'),
}

/** What operators did with a payout, oldest first. */
export function PayoutLog({ log }: Pick<PayoutDetail, 'log'>) {
  if (log.length === 0) return null
  return (
    <ol className="c-log" aria-label={t('What was done')}>
      {log.map(({ kind, operator, reason, bankSlipNumber, time }) => (
        <li key={`${time} ${kind}`}>
          <time dateTime={time}>{deskTime(time)}</time>
          <span>
            {t(said[kind], { operator })}
            {bankSlipNumber && `, ${t('slip {number}', { number: bankSlipNumber })}`}
            {reason && `: ${reason}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
