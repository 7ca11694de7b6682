import { resubmitWindowMs } from '@kaadi/contract/constants'
import { ButtonLink, OrderAsk } from '@kaadi/ui'
import { type Message, msg, t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { askTitle } from '../../platform/content/order-asks.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { cardDetailPath } from '../../platform/navigation/paths.ts'
import { useReads } from '../../platform/net/use-client.ts'
import type { OrderAsk as Ask, OrderSlot } from './decide-order-slot.ts'
import { orderTitle } from './order-title.ts'

const asks: Record<Ask, { readonly title?: Message; readonly text: Message; readonly action: Message }> = {
  photo: {
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

/** Of the trades alone nobody knows what the desk wants of a card: it is asked for, and said as the trade says it. */
const useAskTitle = ({ order, ask }: NonNullable<OrderSlot['needsYou']>): string => {
  const { title } = asks[ask]
  const { data } = useQuery({
    ...useReads().cardOrders.detail({ giftOrderId: order.giftOrderId }),
    enabled: title === undefined,
  })
  return title ? t(title) : askTitle(data?.cards ?? [])
}

/** The trade that waits for the seller, with its clock if it has one. */
export default function OrderNeedsYou(needsYou: NonNullable<OrderSlot['needsYou']>) {
  const { order, ask, closesAt } = needsYou
  const { text, action } = asks[ask]
  return (
    <OrderAsk
      title={useAskTitle(needsYou)}
      window={closesAt === undefined ? undefined : { deadline: closesAt, totalMs: resubmitWindowMs }}
      action={
        <ButtonLink as={Link} to={cardDetailPath(order.giftOrderId)}>
          {t(action)}
        </ButtonLink>
      }
    >
      {t(text, { order: orderTitle(order) })}
    </OrderAsk>
  )
}
