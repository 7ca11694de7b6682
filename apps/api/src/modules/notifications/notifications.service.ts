import type { Deps } from '../../deps.ts'
import {
  countUnread,
  findLanguage,
  markRead,
  type NotificationsQuery,
  pageNotifications,
} from './notifications.repository.ts'
import { sayNotification } from './words/say-notification.ts'

export function createNotificationsService({ database: { db } }: Deps) {
  const list = async (userId: bigint, query: NotificationsQuery) => {
    const [page, unread, language] = await Promise.all([
      pageNotifications(db, userId, query),
      countUnread(db, userId),
      findLanguage(db, userId),
    ])
    return { ...page, records: page.records.map((one) => sayNotification(language, one)), unread }
  }

  return {
    list,
    markRead: (userId: bigint, publicIds: readonly string[]) => markRead(db, userId, publicIds),
  }
}
