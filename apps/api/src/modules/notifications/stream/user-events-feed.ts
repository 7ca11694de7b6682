import type { Deps } from '../../../deps.ts'
import { lastUserEventSeq, readUserEvents } from '../../../outbox/index.ts'
import { countUnread } from '../notifications.repository.ts'
import type { EventFeed } from './event-stream.ts'

export interface UserEventsFeed extends EventFeed {
  /** The newest event there is. */
  readonly last: (userId: bigint) => Promise<bigint>
}

export function createUserEventsFeed({ database: { db }, userEvents }: Deps): UserEventsFeed {
  return {
    listen: userEvents.listen,
    last: (userId) => lastUserEventSeq(db, userId),
    read: async (userId, after) => {
      const events = await readUserEvents(db, { userId, after })
      const tells = events.some(({ topic }) => topic === 'notification')
      const unread = tells ? await countUnread(db, userId) : 0
      return events.map(({ seq, topic, payload }) => ({
        seq,
        json: JSON.stringify({
          type: topic,
          seq: Number(seq),
          ...payload,
          ...(topic === 'notification' && { unread }),
        }),
      }))
    },
  }
}
