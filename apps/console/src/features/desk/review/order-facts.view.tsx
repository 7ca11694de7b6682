import type { DeskOrder } from '@kaadi/contract/desk'
import { formatMoney, walletCurrency } from '@kaadi/core/money'
import { ActivityTimeline, FactList } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { InLedger } from '../../../platform/navigation/in-ledger.tsx'
import { Link } from '../../../platform/navigation/link.tsx'
import { orderPath } from '../../../platform/navigation/paths.ts'
import { deskTime } from '../../../platform/time/desk-time.ts'
import { orderActivity } from './order-activity.ts'
import { type Comparison, OrderChecks } from './order-checks.view.tsx'

const offerWords = ({ currencyId, payout }: DeskOrder['order'], offered: string): string => {
  const { symbol } = walletCurrency(currencyId)
  return t('{offered} instead of {quoted}', {
    offered: formatMoney(offered, { symbol }),
    quoted: formatMoney(payout, { symbol }),
  })
}

/** What is known besides, below the photos. */
export function OrderFacts({ order: desk, ...comparison }: { order: DeskOrder } & Comparison) {
  const { order, seller } = desk
  return (
    <>
      <FactList
        facts={[
          ...(order.comment ? [{ label: t('Seller says'), value: order.comment }] : []),
          ...(order.answerClosesTime
            ? [{ label: t('Seller answers by'), value: deskTime(order.answerClosesTime) }]
            : []),
          ...(order.offer ? [{ label: t('Our offer'), value: offerWords(order, order.offer.payout) }] : []),
          { label: t('Received'), value: deskTime(order.createTime) },
          { label: t('With us since'), value: deskTime(seller.memberSince) },
          ...(order.fId
            ? [
                {
                  label: t('Sent again after'),
                  value: <Link to={orderPath(order.fId)}>{t('the trade that was sent back')}</Link>,
                },
              ]
            : []),
        ]}
      />
      <OrderChecks order={desk} {...comparison} />
      {/* Closed until somebody asks: the room is the photos'. */}
      <details>
        <summary>{t('What happened')}</summary>
        <ActivityTimeline aria-label={t('What happened')} activities={orderActivity(desk)} />
        {order.settledAmount !== null && <InLedger by="order" id={order.giftOrderId} />}
      </details>
    </>
  )
}
