import {
  type CardOrder,
  cardOrderStatus,
  cardStatus,
  isPaid,
  type OrderCard,
} from '@kaadi/contract/card-orders'
import { formatMoney, isZero, money, walletCurrency } from '@kaadi/core/money'
import { Money } from '@kaadi/ui'
import { fromService, t } from '@kaadi/words'
import './order-photos.css'
import '../../platform/screens/words.css'

type Order = Pick<CardOrder, 'orderStatus' | 'currencyId' | 'offer' | 'cards'>

const ended: readonly number[] = [
  cardOrderStatus.rejectedFinal,
  cardOrderStatus.cancelledBySeller,
  cardOrderStatus.expired,
]

/** What the desk found: the reason, and the value where it is another one. Undefined where the card is what was sent. */
const foundWords = ({ offer, reason }: OrderCard): string | undefined => {
  if (!reason) return undefined
  const text = fromService(reason.text)
  if (!offer) return text
  const value = formatMoney(offer.faceValue, { symbol: offer.faceSymbol, mode: 'plain' })
  return `${text} ${t('Its value is {value}.', { value })}`
}

/** What became of one card, once the order has ended: what was paid for it, what was found, and what was offered. */
export function CardResult({ card, order }: { card: OrderCard; order: Order }) {
  const paidOrder = isPaid(order.orderStatus)
  const isJudged = order.offer !== null || order.cards.some(({ reason }) => reason !== null)
  if (!paidOrder && !(ended.includes(order.orderStatus) && isJudged)) return null
  const currency = walletCurrency(order.currencyId)
  const { settledAmount } = card
  const isCredited = settledAmount !== null && !isZero(money(settledAmount, order.currencyId))
  const found = foundWords(card)
  return (
    <div className="w-card-result">
      <p className="w-sent-card-name">
        <span>{isCredited ? t('Paid') : t('Not paid')}</span>
        {isCredited && <Money amount={settledAmount} currency={currency} mode="exact" sign="in" />}
      </p>
      {found && <p className="w-quiet">{found}</p>}
      {!isCredited && !paidOrder && !order.offer && card.cardStatus === cardStatus.valid && (
        <p className="w-quiet">{t('This card works. The trade ended before it was paid.')}</p>
      )}
      {!isCredited && card.offer && (
        <p className="w-quiet">
          {t('We offered {amount} for it.', {
            amount: formatMoney(card.offer.payout, { symbol: currency.symbol, mode: 'exact' }),
          })}
        </p>
      )}
    </div>
  )
}
