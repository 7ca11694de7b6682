import { resubmitWindowMs } from '@kaadi/contract/constants'
import { ButtonLink, OrderAsk } from '@kaadi/ui'
import { Link } from '../../platform/navigation/link.tsx'
import { cardDetailPath } from '../../platform/navigation/paths.ts'
import type { OrderAsk as Ask, OrderSlot } from './decide-order-slot.ts'
import { orderTitle } from './order-title.ts'

const asks: Record<Ask, { readonly title: string; readonly text: string; readonly action: string }> = {
  photo: {
    title: 'Send a clearer photo',
    text: 'can be sent again before the time runs out.',
    action: 'See what is needed',
  },
  answer: {
    title: 'We have a question',
    text: 'waits for your answer. Its place in line is kept.',
    action: 'Answer',
  },
  decision: {
    title: 'Your decision',
    text: 'is worth another amount than we quoted.',
    action: 'See the offer',
  },
}

/** The trade that waits for the seller, with its clock if it has one. */
export default function OrderNeedsYou({ order, ask, closesAt }: NonNullable<OrderSlot['needsYou']>) {
  const { title, text, action } = asks[ask]
  return (
    <OrderAsk
      title={title}
      window={closesAt === undefined ? undefined : { deadline: closesAt, totalMs: resubmitWindowMs }}
      action={
        <ButtonLink as={Link} to={cardDetailPath(order.giftOrderId)}>
          {action}
        </ButtonLink>
      }
    >
      Your {orderTitle(order)} card {text}
    </OrderAsk>
  )
}
