import { orderMessages } from '@kaadi/contract/order-messages'
import { ButtonLink, Tag } from '@kaadi/ui'
import { MessageCircleIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../platform/navigation/link.tsx'
import { orderMessagesPath } from '../../platform/navigation/paths.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

/** The way to the messages of a trade, with how many are unread. */
export default function AskUs({ giftOrderId }: { giftOrderId: string }) {
  const { reads } = useLateCalls({ orderMessages })
  const { data = [] } = useQuery({ ...reads.orderMessages.unread(), refetchInterval: 30_000 })
  const unread = data.find((one) => one.giftOrderId === giftOrderId)?.unread ?? 0
  return (
    <ButtonLink
      as={Link}
      to={orderMessagesPath(giftOrderId)}
      variant="secondary"
      icon={<MessageCircleIcon />}
    >
      {t('Ask us')} {unread > 0 && <Tag tone="todo">{t('{count} new', { count: unread })}</Tag>}
    </ButtonLink>
  )
}
