import { type DeskEvent, desk, deskEventSchema } from '@kaadi/contract/desk'
import type { CardOrderId } from '@kaadi/contract/primitives'
import { createEventStream, pageVisibility } from '@kaadi/core/live'
import { startWithPage } from '@kaadi/react'
import type { QueryClient } from '@tanstack/react-query'
import type { DeskClient, DeskReads } from './client.ts'

/** What of the platform hears of the desk's events. */
interface Listeners {
  readonly client: DeskClient
  readonly reads: DeskReads
  readonly queries: QueryClient
}

const read = (text: string): DeskEvent | undefined => {
  try {
    const event = deskEventSchema.safeParse(JSON.parse(text))
    return event.success ? event.data : undefined
  } catch {
    return undefined
  }
}

const queuePauseMs = 1_000

/**
 * Looks again at whatever changes at the desk, as it changes, while somebody looks at the page. What happened while nobody
 * listened is looked at when the stream is open again; screens that poll go on polling beside it. Answers how to stop.
 */
export const startDeskEvents = ({ client, reads, queries }: Listeners): (() => void) => {
  // The list of the queue is read once for what happens within a moment, and not while the next order is opened.
  let later: ReturnType<typeof setTimeout> | undefined
  const lookAtQueue = () => {
    later ??= setTimeout(() => {
      later = undefined
      void queries.invalidateQueries({ queryKey: ['desk', 'queue'] })
    }, queuePauseMs)
  }
  const look = (giftOrderId: CardOrderId | null) => {
    void queries.invalidateQueries({
      queryKey: giftOrderId === null ? ['desk'] : reads.desk.order({ giftOrderId }).queryKey,
    })
    if (giftOrderId !== null) lookAtQueue()
    for (const key of ['deskMessages', 'shifts']) void queries.invalidateQueries({ queryKey: [key] })
  }
  let wasOpen = false
  const stream = createEventStream({
    open: (_, signal) =>
      client.open(desk.events, { signal, quiet: true, headers: { Accept: 'text/event-stream' } }),
    onMessage: ({ data }) => {
      const event = read(data)
      // The event bears the id as plain text.
      if (event) look(event.giftOrderId as CardOrderId | null)
    },
    onStatus: (status) => {
      if (status !== 'open') return
      if (wasOpen) look(null)
      wasOpen = true
    },
  })
  const visibility = pageVisibility()
  const follow = () => (visibility.isVisible() ? stream.start() : stream.stop())
  let leave: (() => void) | undefined
  return startWithPage({
    start: () => {
      leave = visibility.onChange(follow)
      follow()
    },
    stop: () => {
      leave?.()
      clearTimeout(later)
      later = undefined
      stream.stop()
    },
    retryNow: () => stream.retryNow(),
  })
}
