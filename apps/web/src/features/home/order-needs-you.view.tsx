import type { CardOrderSummary } from '@kaadi/contract/card-orders'
import { formatMoney, walletCurrency } from '@kaadi/core/money'
import { ButtonLink, OrderAsk, TextLink } from '@kaadi/ui'
import { type Message, msg, t } from '@kaadi/words'
import { Link } from '../../platform/navigation/link.tsx'
import { cardDetailPath, paths } from '../../platform/navigation/paths.ts'
import { type AskKind, decideOrderAsk } from './decide-order-ask.ts'
import { orderTitle } from './order-title.ts'

const asks: Record<AskKind, { readonly title: Message; readonly text: Message; readonly action: Message }> = {
  // What the desk wants of a card stands on its trade: to say it here would cost the first screen another read.
  photo: {
    title: msg('Send it again'),
    text: msg('Your {order} card can be sent again before the time runs out.'),
    action: msg('See what is needed'),
  },
  answer: {
    title: msg('We have a question'),
    text: msg('Your {order} card waits for your answer. Its place in line is kept.'),
    action: msg('Answer'),
  },
  decision: {
    title: msg('Your decision'),
    text: msg('Your {order} card is worth another amount than we quoted.'),
    action: msg('See the offer'),
  },
}

/** The trade that waits for the seller, with its clock, and how many others do: the list of trades has them above all. */
export default function OrderNeedsYou({ order, more }: { order: CardOrderSummary; more: number }) {
  const { kind, window } = decideOrderAsk(order)
  const { title, text, action } = asks[kind]
  const { offeredAmount, currencyId } = order
  return (
    <OrderAsk
      title={
        offeredAmount
          ? t('We offer {amount}', {
              amount: formatMoney(offeredAmount, {
                symbol: walletCurrency(currencyId).symbol,
                mode: 'exact',
              }),
            })
          : t(title)
      }
      window={window}
      action={
        <>
          <ButtonLink as={Link} to={cardDetailPath(order.giftOrderId)}>
            {t(action)}
          </ButtonLink>
          {more > 0 && (
            <TextLink as={Link} to={paths.transaction}>
              {t('and {count} more', { count: more })}
            </TextLink>
          )}
        </>
      }
    >
      {t(text, { order: orderTitle(order) })}
    </OrderAsk>
  )
}
