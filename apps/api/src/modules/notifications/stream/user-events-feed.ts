import type { Deps } from '../../../deps.ts'
import { lastUserEventSeq, readUserEvents } from '../../../outbox/index.ts'
import { countUnread, findLanguage } from '../notifications.repository.ts'
import { sayNotification } from '../words/say-notification.ts'
import type { EventFeed } from './event-stream.ts'

export interface UserEventsFeed extends EventFeed {
  /** The newest event there is. */
  readonly last: (userId: bigint) => Promise<bigint>
}

/** As `write_notifications` has written it. */
const wordsIn = (payload: Readonly<Record<string, unknown>>) =>
  payload.notification as { readonly title: string; readonly content: string }

export function createUserEventsFeed({ database: { db }, userEvents }: Deps): UserEventsFeed {
  return {
    listen: userEvents.listen,
    last: (userId) => lastUserEventSeq(db, userId),
    read: async (userId, after) => {
      const events = await readUserEvents(db, { userId, after })
      const tells = events.some(({ topic }) => topic === 'notification')
      const unread = tells ? await countUnread(db, userId) : 0
      const language = tells ? await findLanguage(db, userId) : 'en-US'
      return events.map(({ seq, topic, payload }) => ({
        seq,
        json: JSON.stringify({
          type: topic,
          seq: Number(seq),
          ...payload,
          ...(topic === 'notification' && {
            notification: sayNotification(language, wordsIn(payload)),
            unread,
          }),
        }),
      }))
    },
  }
}
