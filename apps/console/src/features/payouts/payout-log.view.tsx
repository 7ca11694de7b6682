import { type Message, msg, t } from '@kaadi/words'
import './payout-log.css'
import type { PayoutDetail, PayoutEvent } from '@kaadi/contract/payouts'
import type { AccountKind } from '@kaadi/contract/withdrawals'
import { deskTime } from '../../platform/time/desk-time.ts'

const said: Readonly<Record<PayoutEvent['kind'], Message>> = {
  taken: msg('{operator} took it'),
  handedBack: msg('{operator} handed it back'),
  takenOver: msg('{operator} took it over'),
  accountOpened: msg('{operator} opened the account number'),
  paid: msg('{operator} confirmed that the bank has paid'),
  failed: msg('{operator} recorded that the bank refused it'),
  returned: msg('{operator} recorded that the bank sent it back'),
  notPaidProposed: msg('{operator} proposed that the bank refused it'),
  returnProposed: msg('{operator} proposed that the bank sent it back'),
  proposalDropped: msg('{operator} took the proposal back'),
}

/** Over a network there is no bank that pays, refuses or sends back. */
const saidOfNetwork: Readonly<Record<PayoutEvent['kind'], Message>> = {
  ...said,
  accountOpened: msg('{operator} opened the address'),
  paid: msg('{operator} confirmed that it was sent'),
  failed: msg('{operator} recorded that it could not be sent'),
  returned: msg('{operator} recorded that it came back'),
  notPaidProposed: msg('{operator} proposed that it could not be sent'),
  returnProposed: msg('{operator} proposed that it came back'),
}

/** What operators did with a payout, oldest first. */
export function PayoutLog({ log, kind: of }: Pick<PayoutDetail, 'log'> & { readonly kind: AccountKind }) {
  const isNetwork = of === 'network'
  if (log.length === 0) return null
  return (
    <ol className="c-log" aria-label={t('What was done')}>
      {log.map(({ kind, operator, reason, bankSlipNumber, time }) => (
        <li key={`${time} ${kind}`}>
          <time dateTime={time}>{deskTime(time)}</time>
          <span>
            {t((isNetwork ? saidOfNetwork : said)[kind], { operator })}
            {bankSlipNumber &&
              `, ${isNetwork ? t('transaction {number}', { number: bankSlipNumber }) : t('slip {number}', { number: bankSlipNumber })}`}
            {reason && `: ${reason}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
