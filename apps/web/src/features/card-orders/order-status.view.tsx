import { fromService, t } from '@kaadi/words'
import './order-status.css'
import '../../platform/screens/words.css'
import { type CardOrder, cardOrderStatus } from '@kaadi/contract/card-orders'
import { formatMoney, walletCurrency } from '@kaadi/core/money'
import { OrderStatus, Panel, type StepTime } from '@kaadi/ui'
import { ChevronDownIcon } from '@kaadi/ui/icons'
import { times } from '../../platform/time/times.ts'
import { orderFace } from './describe-order.ts'
import { asksForPhoto } from './order-asks.ts'
import { OrderPromise } from './order-promise.view.tsx'
import { askLines, eventWords, nextSteps, timeOfState } from './order-words.ts'

export interface OrderStatusViewProps {
  order: CardOrder
  /** The seller's time to send it again, or to answer, is over. */
  windowOver: boolean
  /** The service's clock. */
  now: number
}

const stepTime = (instant: string | null | undefined): StepTime | undefined =>
  instant ? { at: times.short(instant), dateTime: instant } : undefined

/** Where the order stands, and under it every step with who took it. */
export function OrderStatusView({ order, windowOver, now }: OrderStatusViewProps) {
  return (
    <Panel as="section" aria-label={t('Status')} padding="large">
      <OrderStatus
        status={order.orderStatus}
        windowOver={windowOver}
        wantsPhoto={asksForPhoto(order.cards)}
        offerRefused={order.offer !== null}
        offerUnanswered={order.offer !== null}
        place={order.queuePlace ?? undefined}
        received={stepTime(order.createTime)}
        checking={stepTime(timeOfState(order.events, 1, 3, 4))}
        decided={stepTime(order.operatorTime ?? order.events.at(-1)?.time)}
        since={stepTime(order.events.at(-1)?.time)}
        receivedDetail={receivedDetail(order)}
        detail={detailOf(order, windowOver)}
      />
      <OrderPromise order={order} now={now} />
      <EveryStep order={order} />
    </Panel>
  )
}

const receivedDetail = (order: CardOrder): string => {
  const photos = order.cards.reduce((count, card) => count + card.photos.length, 0)
  const { symbol } = walletCurrency(order.currencyId)
  const sent = photos === 0 ? [] : [t('{photos, plural, one {# photo} other {# photos}}', { photos })]
  const rate = formatMoney(order.rate, { symbol, mode: 'plain' })
  return [...sent, t('{face} at {rate}', { face: orderFace(order), rate })].join(', ')
}

const detailOf = (order: CardOrder, windowOver: boolean): string | undefined => {
  const { symbol } = walletCurrency(order.currencyId)
  if (order.settledAmount !== null) return formatMoney(order.settledAmount, { symbol, mode: 'exact' })
  const waits: readonly number[] = [cardOrderStatus.rejectedCorrectable, cardOrderStatus.infoNeeded]
  if (waits.includes(order.orderStatus)) {
    return (windowOver ? askLines(order) : nextSteps(order)).join(' ')
  }
  const reason = order.cards.find((card) => card.reason !== null)?.reason
  return reason && order.orderStatus === cardOrderStatus.rejectedFinal ? fromService(reason.text) : undefined
}

function EveryStep({ order }: { order: CardOrder }) {
  return (
    <details className="w-more">
      <summary>
        {t('Every step')} <ChevronDownIcon size={16} />
      </summary>
      <ol className="w-steps">
        {order.events.map((event) => {
          const { what, who } = eventWords(event, order.offer !== null)
          return (
            <li key={event.version}>
              <span>{what}</span>
              <span className="w-quiet">
                {who} · <time dateTime={event.time}>{times.short(event.time)}</time>
              </span>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
