import { resubmitWindowMs } from '@kaadi/contract/constants'
import { ButtonLink, OrderAsk } from '@kaadi/ui'
import { type Message, msg, t } from '@kaadi/words'
import { Link } from '../../platform/navigation/link.tsx'
import { cardDetailPath } from '../../platform/navigation/paths.ts'
import type { OrderAsk as Ask, OrderSlot } from './decide-order-slot.ts'
import { orderTitle } from './order-title.ts'

const asks: Record<Ask, { readonly title: Message; readonly text: Message; readonly action: Message }> = {
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

/** The trade that waits for the seller, with its clock if it has one. */
export default function OrderNeedsYou({ order, ask, closesAt }: NonNullable<OrderSlot['needsYou']>) {
  const { title, text, action } = asks[ask]
  return (
    <OrderAsk
      title={t(title)}
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
