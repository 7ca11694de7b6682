import { labelled, t } from '@kaadi/words'
import './notification-list.css'
import type { Notification } from '@kaadi/contract/notifications'
import { LoadSwitch } from '@kaadi/react'
import { Button, EmptyState, FilterBar, NotificationRow } from '@kaadi/ui'
import { BellIcon } from '@kaadi/ui/icons'
import { unreadWords } from '../../platform/content/unread-words.ts'
import { ListEnd, type ListEndProps } from '../../platform/lists/list-end.tsx'
import { LongDays } from '../../platform/lists/long-days.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { times } from '../../platform/time/times.ts'
import { type NotificationClass, notificationClasses } from './notification-classes.ts'

export interface NotificationListViewProps {
  /** Those of the wanted class; undefined until they have arrived. */
  readonly notifications: readonly Notification[] | undefined
  /** Whether there is one of any class. */
  readonly hasAny: boolean
  readonly error: unknown
  readonly unread: number
  readonly wanted: NotificationClass
  readonly onWanted: (wanted: NotificationClass) => void
  readonly onOpen: (notification: Notification) => void
  readonly onReadAll: () => void
  readonly isReadingAll: boolean
  readonly onRetry: () => void
  readonly more: Omit<ListEndProps, 'end'>
}

/** What the service has told, by day. */
export function NotificationListView(props: NotificationListViewProps) {
  const { notifications, hasAny, error, unread, wanted, onWanted, onReadAll, isReadingAll, onRetry } = props
  return (
    <div className="w-notifications">
      <FilterBar
        label={t('Kind of notification')}
        options={labelled(notificationClasses)}
        value={wanted}
        onChange={(value) => onWanted(value as NotificationClass)}
      />
      <div className="w-notifications-read">
        <p role="status" className="k-small k-quiet">
          {unread > 0 ? unreadWords(unread) : notifications && hasAny ? t('All read') : ''}
        </p>
        {unread > 0 && (
          <Button variant="link" size="small" loading={isReadingAll} onClick={onReadAll}>
            {t('Mark all as read')}
          </Button>
        )}
      </div>
      <LoadSwitch
        data={notifications}
        error={error}
        failed={<LoadFailure error={error} onRetry={onRetry} />}
        loading={<RowsSkeleton rows={6} label={t('Loading notifications')} />}
      >
        {(notifications) => <Days {...props} notifications={notifications} />}
      </LoadSwitch>
    </div>
  )
}

function Days({
  notifications,
  hasAny,
  onOpen,
  more,
}: NotificationListViewProps & { notifications: readonly Notification[] }) {
  if (notifications.length === 0 && !more.hasMore) {
    return (
      <EmptyState
        art={<BellIcon size={32} />}
        title={hasAny ? t('Nothing of this kind') : t('No notifications yet')}
      >
        {t('We tell you here when a card is checked and when money moves.')}
      </EmptyState>
    )
  }
  return (
    <>
      <LongDays
        items={notifications}
        labelOf={({ createTime }) => times.day(createTime)}
        idOf={({ notificationId }) => notificationId}
        textOf={({ title, content }) => `${title} ${content}`}
        row={(notification) => (
          <NotificationRow
            key={notification.notificationId}
            as="button"
            title={notification.title}
            content={notification.content}
            at={times.timeOfDay(notification.createTime)}
            dateTime={notification.createTime}
            unread={!notification.readFlag}
            bizType={notification.bizType}
            onClick={() => onOpen(notification)}
          />
        )}
      />
      <ListEnd {...more} end={t('That is everything.')} />
    </>
  )
}
