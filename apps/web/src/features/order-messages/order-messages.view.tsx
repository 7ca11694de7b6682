import { t } from '@kaadi/words'
import '@kaadi/ui/css/message-thread.css'
import './order-messages.css'
import { messagePhotosMax, type OrderMessage } from '@kaadi/contract/order-messages'
import { Dock, EmptyState, MessageComposer, MessageThread, type ThreadMessage } from '@kaadi/ui'
import { photoLook, photoProblem } from '../../platform/photos/photo-look.ts'
import { times } from '../../platform/time/times.ts'
import type { PendingMessage, SellerThread } from './order-messages-state.ts'

/** What the seller and the desk wrote to each other about a trade, oldest first. */
export function OrderMessagesView(thread: SellerThread) {
  const { messages, pending, error, more } = thread
  const written = [...(messages ?? [])].reverse().map(toBubble)
  return (
    <MessageThread
      className="w-messages"
      aria-label={t('Messages about this trade')}
      messages={messages ? [...written, ...pending.map(toPendingBubble)] : []}
      loading={!messages && !error}
      failed={!messages && error !== null}
      onReload={thread.onReload}
      onRetry={thread.onRetry}
      onEarlier={more.hasMore ? more.onMore : undefined}
      loadingEarlier={more.isLoadingMore}
      empty={
        <EmptyState title={t('Ask us about this trade')}>
          {t('A person of our desk answers here, and you get a notification.')}
        </EmptyState>
      }
    />
  )
}

/** Writes the next one. */
export function OrderMessagesComposer(thread: SellerThread) {
  const { photos, shelf } = thread
  const shown = [...photos.values()].flatMap((photo) => photoLook(photo) ?? [])
  const refused = [...photos.values()].map(photoProblem).find((one) => one !== null)
  return (
    <Dock aria-label={t('Write a message')}>
      <MessageComposer
        placeholder={t('Write to us')}
        pictures={shown}
        maxPictures={messagePhotosMax}
        onAddPictures={thread.onAddPhotos}
        onRemovePicture={shelf.remove}
        onRetryPicture={shelf.retry}
        value={thread.text}
        onValueChange={thread.onText}
        onSend={thread.onSend}
        error={thread.problem ?? refused ?? undefined}
      />
    </Dock>
  )
}

const toBubble = ({
  messageId,
  author,
  operator,
  text,
  photos,
  createTime,
}: OrderMessage): ThreadMessage => ({
  id: messageId,
  from: author === 'seller' ? 'me' : 'them',
  author: author === 'desk' ? (operator ?? t('Our desk')) : undefined,
  text: text ?? t('This message was erased.'),
  pictures: photos.map(({ uploadId, url }, at) => ({
    id: uploadId,
    src: url,
    label: t('Photo {number}', { number: at + 1 }),
  })),
  at: times.timeOfDay(createTime),
  dateTime: createTime,
  day: times.day(createTime),
  state: author === 'seller' ? 'sent' : undefined,
})

const toPendingBubble = ({ key, text, previews, isFailed }: PendingMessage): ThreadMessage => ({
  id: key,
  from: 'me',
  text,
  pictures: previews.map(({ id, src }, at) => ({
    id,
    src,
    label: t('Photo {number}', { number: at + 1 }),
  })),
  state: isFailed ? 'failed' : 'sending',
})
