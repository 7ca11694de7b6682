import type { DeskEvent } from '@kaadi/contract/desk'
import type { Deps } from '../../../deps.ts'
import type { EventFeed } from '../../notifications/index.ts'

/** Hears which orders changed; without ids after a gap, when all may have. */
export interface DeskChanges {
  readonly listen: (hear: (giftOrderIds: readonly string[] | undefined) => void) => () => void
}

export function createDeskChanges(notices: Deps['notices']): DeskChanges {
  const listeners = new Set<(giftOrderIds: readonly string[] | undefined) => void>()
  notices.on('desk_changed', (payload) => {
    const ids = payload ? payload.split(' ') : undefined
    for (const hear of listeners) hear(ids)
  })
  return {
    listen: (hear) => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}

/** Hears when a session may have ended, or was locked, by its hash. */
export interface SessionEnds {
  readonly listen: (sessionHash: Buffer, hear: () => void) => () => void
}

export function createSessionEnds(notices: Deps['notices']): SessionEnds {
  const listeners = new Set<(hash: string | undefined) => void>()
  notices.on('session_ended', (hash) => {
    for (const hear of listeners) hear(hash)
  })
  return {
    listen: (sessionHash, hear) => {
      const own = sessionHash.toString('hex')
      const listener = (hash: string | undefined) => {
        if (hash === undefined || hash === own) hear()
      }
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A feed whose reader is also woken when the session may have ended: the stream then asks, and closes at once. */
export const wokenByEnd = (feed: EventFeed, ends: SessionEnds, sessionHash: Buffer): EventFeed => ({
  ...feed,
  listen: (readerId, ring) => {
    const leaves = [feed.listen(readerId, ring), ends.listen(sessionHash, ring)]
    return () => {
      for (const leave of leaves) leave()
    }
  },
})

/** More than this at once, and the reader looks at everything. */
const maxAtOnce = 50

/** What one reader has not been told yet. Nothing is resumed: an event only says where to look. */
export function createDeskFeed(changes: DeskChanges): EventFeed {
  let untold = new Set<string | null>()
  return {
    listen: (_, ring) =>
      changes.listen((giftOrderIds) => {
        for (const id of giftOrderIds ?? [null]) untold.add(id)
        if (untold.size > maxAtOnce) untold = new Set([null])
        ring()
      }),
    read: async () => {
      const events = [...untold].map((giftOrderId): DeskEvent => ({ giftOrderId }))
      untold = new Set()
      return events.map((event) => ({ seq: 0n, json: JSON.stringify(event) }))
    },
  }
}
