import { type CardOrder, type CardOrderStatus, cardOrderStatus } from '@kaadi/contract/card-orders'
import { formatMoney, walletCurrency } from '@kaadi/core/money'

const amount = (order: Pick<CardOrder, 'currencyId' | 'payout' | 'settledAmount'>): string =>
  formatMoney(order.settledAmount ?? order.payout, { symbol: walletCurrency(order.currencyId).symbol })

/** What the button says before, and whether it ends the matter for the seller. */
export const decisionFor = (
  status: CardOrderStatus | undefined,
  order: CardOrder,
): { readonly label: string; readonly variant: 'primary' | 'secondary' | 'danger' } => {
  switch (status) {
    case cardOrderStatus.paidAsQuoted:
      return { label: `Accept and pay ${amount(order)}`, variant: 'primary' }
    case cardOrderStatus.paidPart:
      return { label: 'Pay the valid cards, refuse the rest', variant: 'primary' }
    case cardOrderStatus.rejectedCorrectable:
      return { label: 'Return for correction', variant: 'primary' }
    case cardOrderStatus.infoNeeded:
      return { label: 'Ask the seller', variant: 'primary' }
    case cardOrderStatus.rejectedFinal:
      return { label: 'Refuse', variant: 'danger' }
    default:
      return { label: 'Decide', variant: 'secondary' }
  }
}

/** What was done, said once it is done. */
export const decidedWords = (order: CardOrder): string => {
  switch (order.orderStatus) {
    case cardOrderStatus.paidAsQuoted:
    case cardOrderStatus.paidPart:
      return `${order.tradeNumber}: ${amount(order)} paid`
    case cardOrderStatus.rejectedCorrectable:
      return `${order.tradeNumber} returned for correction`
    case cardOrderStatus.infoNeeded:
      return `${order.tradeNumber}: the seller was asked`
    default:
      return `${order.tradeNumber} decided`
  }
}
