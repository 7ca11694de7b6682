import { pollIntervalMs } from '@kaadi/contract/constants'
import type { Notification } from '@kaadi/contract/notifications'
import { useAction } from '@kaadi/react'
import { usePages } from '@kaadi/react/lists'
import { useQueryClient } from '@tanstack/react-query'
import { useUnreadCount } from '../../platform/content/unread.ts'
import { useClient } from '../../platform/net/use-client.ts'
import { isOfClass, type NotificationClass } from './notification-classes.ts'
import type { NotificationListViewProps } from './notification-list.view.tsx'
import { useNotificationRouting } from './use-notification-routing.ts'

/** The service takes at most this many ids at once. */
const batch = 100
const maxBatches = 20

/** The seller's notifications, newest first. */
export const useNotificationList = (
  wanted: NotificationClass,
  onWanted: (wanted: NotificationClass) => void,
): NotificationListViewProps => {
  const client = useClient()
  const queries = useQueryClient()
  const unread = useUnreadCount()
  const onOpen = useNotificationRouting()
  const { records, error, refetch, more } = usePages<Notification>({
    queryKey: ['notifications', 'pages'],
    isKept: true,
    fetchPage: (ask, signal) => client.notifications.list({ query: ask, signal, quiet: true }),
    refetchInterval: pollIntervalMs,
  })
  const readAll = useAction(async () => {
    for (let round = 0; round < maxBatches; round++) {
      const page = await client.notifications.list({ query: { unreadOnly: '1', size: batch } })
      if (page.records.length === 0) break
      await client.notifications.readMany({ body: page.records.map(({ notificationId }) => notificationId) })
      if (page.records.length < batch) break
    }
    await queries.invalidateQueries({ queryKey: ['notifications'] })
  })
  return {
    notifications: records?.filter((notification) => isOfClass(notification, wanted)),
    hasAny: (records?.length ?? 0) > 0,
    error,
    unread,
    wanted,
    onWanted,
    onOpen,
    onReadAll: () => void readAll.run(undefined),
    isReadingAll: readAll.isRunning,
    onRetry: refetch,
    more,
  }
}
