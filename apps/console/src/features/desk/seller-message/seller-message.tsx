import './seller-message.css'
import type { CardOrderId } from '@kaadi/contract/primitives'
import { ButtonLink } from '@kaadi/ui'
import { KeyMark, useShortcuts } from '@kaadi/ui/desk'
import { ImageIcon, MessageCircleIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { Link } from '../../../platform/navigation/link.tsx'
import { messagesPath } from '../../../platform/navigation/paths.ts'
import { useReads } from '../../../platform/net/use-client.ts'
import { deskTime } from '../../../platform/time/desk-time.ts'

/** Enough to find the seller's newest one among notes of the desk. */
const linesLookedAt = 5

/**
 * What the seller of the order wrote last, as long as they wait for an answer. It is answered among the messages: the claim
 * and what was drafted stay as they are.
 */
export function SellerMessage({ giftOrderId }: { readonly giftOrderId: CardOrderId }) {
  const { data } = useQuery({
    ...useReads().deskMessages.thread({ giftOrderId, size: linesLookedAt }),
    refetchInterval: 15_000,
  })
  const navigate = useNavigate()
  const row = data?.row
  const isWaiting = Boolean(row?.waitingSince)
  const to = messagesPath(giftOrderId)
  useShortcuts({ i: () => void navigate(to) }, isWaiting)
  if (!row || !isWaiting) return null
  const newest = data.records.find(({ author }) => author === 'seller')
  const text = newest?.text || row.lastText
  const photos = newest?.photos.length ?? 0
  return (
    <section className="c-seller-message" aria-label={t('Message from the seller')}>
      <MessageCircleIcon />
      <div>
        <p className="c-seller-message-text" title={text ?? undefined}>
          {text ?? t('A photo')}
        </p>
        <p className="c-seller-message-more">
          <time dateTime={newest?.createTime ?? row.lastTime}>
            {deskTime(newest?.createTime ?? row.lastTime)}
          </time>
          {row.unread > 1 && <span>{t('{count} new', { count: row.unread })}</span>}
          {text && photos > 0 && (
            <span>
              <ImageIcon size={14} />{' '}
              {t('{count, plural, one {With a photo} other {With # photos}}', { count: photos })}
            </span>
          )}
        </p>
      </div>
      <ButtonLink as={Link} to={to} size="small" variant="secondary" aria-keyshortcuts="i">
        {t('Answer')} <KeyMark of="i" />
      </ButtonLink>
    </section>
  )
}
