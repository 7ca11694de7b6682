import { orderMessages } from '@kaadi/contract/order-messages'
import { Tag } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

/** How many messages of a trade are unread; nothing where there are none. Every line of a list asks with one call. */
export default function NewMessages({ giftOrderId }: { giftOrderId: string }) {
  const { reads } = useLateCalls({ orderMessages })
  const { data = [] } = useQuery({ ...reads.orderMessages.unread(), refetchInterval: 30_000 })
  const messages = data.find((one) => one.giftOrderId === giftOrderId)?.unread ?? 0
  if (messages === 0) return null
  return (
    <Tag tone="todo">{t('{messages, plural, one {# new message} other {# new messages}}', { messages })}</Tag>
  )
}
