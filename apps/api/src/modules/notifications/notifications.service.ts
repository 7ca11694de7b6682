import type { Deps } from '../../deps.ts'
import {
  countUnread,
  markRead,
  type NotificationsQuery,
  pageNotifications,
} from './notifications.repository.ts'

export function createNotificationsService({ database: { db } }: Deps) {
  const list = async (userId: bigint, query: NotificationsQuery) => {
    const [page, unread] = await Promise.all([pageNotifications(db, userId, query), countUnread(db, userId)])
    return { ...page, unread }
  }

  return {
    list,
    markRead: (userId: bigint, publicIds: readonly string[]) => markRead(db, userId, publicIds),
  }
}
