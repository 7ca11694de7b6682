import { orderMessages } from '@kaadi/contract/order-messages'
import { useQuery } from '@tanstack/react-query'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { AskUsLink } from './ask-us-link.view.tsx'

/** The way to the messages of a trade, with how many are unread. */
export default function AskUs({ giftOrderId }: { giftOrderId: string }) {
  const { reads } = useLateCalls({ orderMessages })
  const { data = [] } = useQuery({ ...reads.orderMessages.unread(), refetchInterval: 30_000 })
  const unread = data.find((one) => one.giftOrderId === giftOrderId)?.unread ?? 0
  return <AskUsLink giftOrderId={giftOrderId} unread={unread} />
}
