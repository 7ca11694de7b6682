import './ask-us-link.css'
import { ButtonLink, Tag, VisuallyHidden } from '@kaadi/ui'
import { MessageCircleIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { Link } from '../../platform/navigation/link.tsx'
import { orderMessagesPath } from '../../platform/navigation/paths.ts'

export interface AskUsLinkProps {
  readonly giftOrderId: string
  /** Messages of the desk that were not read yet. */
  readonly unread?: number
}

/** The way to the messages of a trade. */
export function AskUsLink({ giftOrderId, unread = 0 }: AskUsLinkProps) {
  return (
    <ButtonLink
      as={Link}
      to={orderMessagesPath(giftOrderId)}
      variant="secondary"
      icon={<MessageCircleIcon />}
    >
      {t('Ask us')}
      {unread > 0 && (
        <span className="w-ask-us-new">
          <Tag tone="todo">
            <span aria-hidden>{unread}</span>
            <VisuallyHidden> {t('{count} new', { count: unread })}</VisuallyHidden>
          </Tag>
        </span>
      )}
    </ButtonLink>
  )
}
