import { t } from '@kaadi/words'
import './order-line.css'
import { isPromiseRunning } from '@kaadi/contract/card-orders'
import type { DeskOrder } from '@kaadi/contract/desk'
import { useDeviceNow } from '@kaadi/react'
import { Tag } from '@kaadi/ui'
import { DueTime } from '@kaadi/ui/desk'
import { deskTime } from '../../../platform/time/desk-time.ts'
import { flagNames } from './flag-names.ts'

/** Flags, seller and promise in one line above the photos. */
export function OrderLine({ order: { order, seller, flags } }: { order: DeskOrder }) {
  const now = useDeviceNow()
  return (
    <>
      <span className="c-line-promise">
        {isPromiseRunning(order.orderStatus) && <DueTime due={Date.parse(order.dueTime)} now={now} />}
        <span className="k-quiet">{t('promised by {time}', { time: deskTime(order.dueTime) })}</span>
      </span>
      {flags.length > 0 && (
        <ul className="c-line-flags" aria-label={t('Flags')}>
          {flags.map(({ kind, text }) => (
            <li key={kind} title={text}>
              <Tag tone={flagNames[kind].tone}>{t(flagNames[kind].label)}</Tag>
            </li>
          ))}
        </ul>
      )}
      <span className="c-line-seller">
        {t('{name}, level {level}, {country}: {paid} paid, {refused} refused', {
          name: seller.name,
          level: seller.level,
          country: seller.countryCode,
          paid: seller.ordersPaid,
          refused: seller.ordersRefused,
        })}
      </span>
    </>
  )
}
