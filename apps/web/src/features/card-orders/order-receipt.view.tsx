import { type CardOrder, cardOrderStatus, cardStatus, isPaid } from '@kaadi/contract/card-orders'
import { formatMoney, isZero, money, walletCurrency } from '@kaadi/core/money'
import { type ReceiptLine, TradeReceipt, type TradeReceiptProps } from '@kaadi/ui'
import { fromService, t } from '@kaadi/words'
import { shortMoney } from '../../platform/money/short-money.ts'
import { orderFace } from './describe-order.ts'
import { settledDifference } from './settled-difference.ts'

export interface OrderReceiptViewProps extends Pick<TradeReceiptProps, 'copied' | 'onCopy'> {
  order: CardOrder
  /** Whether money came of it or still may; otherwise no figure is shown. */
  promises: boolean
}

/** What the trade comes to, in lines that add up, and its number. */
export function OrderReceiptView({ order, promises, copied, onCopy }: OrderReceiptViewProps) {
  const shared = { number: order.tradeNumber, copied, onCopy }
  if (!promises) {
    const title =
      order.orderStatus === cardOrderStatus.reversed ? t('The payment was taken back') : t('Nothing was paid')
    return <TradeReceipt {...shared} title={title} lines={[]} />
  }
  const waiting = order.orderStatus === cardOrderStatus.counterOffer ? order.offer : null
  return (
    <TradeReceipt
      {...shared}
      title={
        isPaid(order.orderStatus)
          ? t('What you got')
          : waiting
            ? t('What you get if you accept')
            : order.orderStatus === cardOrderStatus.appeal
              ? t('What you get if you win the appeal')
              : t('What you get')
      }
      lines={waiting ? offeredLines(order, waiting) : [...quotedLines(order), ...changeLines(order)]}
      sum={{
        label: t('Into your wallet'),
        amount: order.settledAmount ?? waiting?.payout ?? order.payout,
        currency: walletCurrency(order.currencyId),
      }}
    />
  )
}

/** A coupon says what became of it, where that is not what the line says. */
const couponLabel = ({ coupon, currencyId }: CardOrder, english: string): string => {
  const label = fromService(english)
  if (coupon?.outcome === 'returned') return t('{label} (you have it back)', { label })
  if (coupon?.outcome === 'moved') return t('{label} (on the new trade now)', { label })
  const { bonus, settledBonus } = coupon ?? {}
  if (settledBonus === undefined || settledBonus === null || Number(settledBonus) === Number(bonus))
    return label
  return t('{label} ({amount} of it paid)', {
    label,
    amount: shortMoney(settledBonus, currencyId),
  })
}

const signOf = (amount: string): ReceiptLine['sign'] => (amount.startsWith('-') ? 'out' : 'in')

const quotedLines = (order: CardOrder): ReceiptLine[] => {
  const currency = walletCurrency(order.currencyId)
  const { symbol } = currency
  return order.lines.map(({ kind, label, amount }) => ({
    label:
      kind === 'base'
        ? t('{face} at {rate}', {
            face: orderFace(order),
            rate: formatMoney(order.rate, { symbol, mode: 'plain' }),
          })
        : kind === 'coupon'
          ? couponLabel(order, label)
          : fromService(label),
    amount: amount.replace(/^-/, ''),
    currency,
    sign: kind === 'base' ? undefined : signOf(amount),
  }))
}

/** What the desk's other price is made of, while it waits for an answer. */
const offeredLines = (
  { currencyId }: Pick<CardOrder, 'currencyId'>,
  { lines }: NonNullable<CardOrder['offer']>,
): ReceiptLine[] =>
  lines.map(({ kind, label, amount }) => ({
    label: kind === 'base' ? t('Card') : fromService(label),
    amount: amount.replace(/^-/, ''),
    currency: walletCurrency(currencyId),
    sign: kind === 'base' ? undefined : signOf(amount),
  }))

const refusedLabel = ({ cards, currencyId, offer }: CardOrder): string => {
  if (offer) return t('Corrected, as you agreed')
  const isNothing = (amount: string | null) => amount === null || isZero(money(amount, currencyId))
  const refused = cards.filter(
    (card) => card.cardStatus !== cardStatus.valid && isNothing(card.settledAmount),
  )
  const numbers = refused.map(({ position }) => position)
  if (numbers.length === 0 || refused.length === cards.length) return t('Corrected by our desk')
  if (numbers.length === 1) return t('Card {position} refused', { position: numbers[0] })
  return t('Cards {others} and {last} refused', {
    others: numbers.slice(0, -1).join(', '),
    last: numbers.at(-1),
  })
}

/** What the desk changed, where it paid another sum than the quoted one. */
const changeLines = (order: CardOrder): ReceiptLine[] => {
  const change = settledDifference(order)
  if (change === null) return []
  return [
    {
      label: refusedLabel(order),
      amount: change.replace(/^-/, ''),
      currency: walletCurrency(order.currencyId),
      sign: signOf(change),
    },
  ]
}
