import { type CardOrder, type CardOrderStatus, cardOrderStatus } from '@kaadi/contract/card-orders'
import { formatMoney, walletCurrency } from '@kaadi/core/money'
import { t } from '@kaadi/words'

const amount = (order: Pick<CardOrder, 'currencyId' | 'payout' | 'settledAmount'>): string =>
  formatMoney(order.settledAmount ?? order.payout, { symbol: walletCurrency(order.currencyId).symbol })

/** What the button says before, and whether it ends the matter for the seller. */
export const decisionFor = (
  status: CardOrderStatus | undefined,
  order: CardOrder,
): { readonly label: string; readonly variant: 'primary' | 'secondary' | 'danger' } => {
  switch (status) {
    case cardOrderStatus.paidAsQuoted:
      return { label: t('Accept and pay {amount}', { amount: amount(order) }), variant: 'primary' }
    case cardOrderStatus.paidPart:
      return { label: t('Pay the valid cards, refuse the rest'), variant: 'primary' }
    case cardOrderStatus.rejectedCorrectable:
      return { label: t('Return for correction'), variant: 'primary' }
    case cardOrderStatus.infoNeeded:
      return { label: t('Ask the seller'), variant: 'primary' }
    case cardOrderStatus.counterOffer:
      return { label: t('Offer another price'), variant: 'primary' }
    case cardOrderStatus.rejectedFinal:
      return { label: t('Refuse'), variant: 'danger' }
    default:
      return { label: t('Decide'), variant: 'secondary' }
  }
}

/** What was done, said once it is done. */
export const decidedWords = (order: CardOrder): string => {
  switch (order.orderStatus) {
    case cardOrderStatus.paidAsQuoted:
    case cardOrderStatus.paidPart:
      return t('{number}: {amount} paid', { number: order.tradeNumber, amount: amount(order) })
    case cardOrderStatus.rejectedCorrectable:
      return t('{number} returned for correction', { number: order.tradeNumber })
    case cardOrderStatus.atPartner:
      return t('{number}: its cards are with a redeemer', { number: order.tradeNumber })
    case cardOrderStatus.secondReview:
      return t('{number} waits for a second reviewer', { number: order.tradeNumber })
    case cardOrderStatus.counterOffer:
      return t('{number}: the offer was sent', { number: order.tradeNumber })
    case cardOrderStatus.infoNeeded:
      return t('{number}: the seller was asked', { number: order.tradeNumber })
    case cardOrderStatus.cancelledByDesk:
      return t('{number} cancelled', { number: order.tradeNumber })
    default:
      return t('{number} decided', { number: order.tradeNumber })
  }
}
