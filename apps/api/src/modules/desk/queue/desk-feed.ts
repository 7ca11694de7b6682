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
