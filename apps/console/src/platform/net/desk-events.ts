import { type DeskEvent, desk, deskEventSchema } from '@kaadi/contract/desk'
import type { CardOrderId } from '@kaadi/contract/primitives'
import { createEventStream, pageVisibility } from '@kaadi/core/live'
import { startWithPage } from '@kaadi/react'
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
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

const pauseMs = 1_000

/**
 * Looks again at whatever changes at the desk, as it changes, while somebody looks at the page. What happened while nobody
 * listened is looked at when the stream is open again; screens that poll go on polling beside it. Answers how to stop.
 */
export const startDeskEvents = ({ client, reads, queries }: Listeners): (() => void) => {
  // An order whose reads are held back by its screen is being acted on: its call tells of itself before it is answered.
  const isActedOn = (queryKey: QueryKey) =>
    queries
      .getQueryCache()
      .findAll({ queryKey })
      .some((query) => query.getObserversCount() > 0 && query.isDisabled())
  // The list of the queue is read once for what happens within a moment, and not while the next order is opened. So is an
  // order that was acted on, and so are messages and shifts while one is: nothing that somebody waits for shares the line
  // with what nobody does.
  let later: ReturnType<typeof setTimeout> | undefined
  const postponed = new Map<string, QueryKey>()
  const lookLater = () => {
    later ??= setTimeout(() => {
      later = undefined
      if (isActedOn(['desk', 'order'])) return lookLater()
      for (const queryKey of postponed.values()) void queries.invalidateQueries({ queryKey })
      postponed.clear()
    }, pauseMs)
  }
  const postpone = (queryKey: QueryKey) => {
    postponed.set(hashKey(queryKey), queryKey)
    lookLater()
  }
  const lookUnless = (isBusy: boolean, queryKey: QueryKey) => {
    if (isBusy) postpone(queryKey)
    else void queries.invalidateQueries({ queryKey })
  }
  const look = (giftOrderId: CardOrderId | null) => {
    if (giftOrderId === null) void queries.invalidateQueries({ queryKey: ['desk'] })
    else {
      const { queryKey } = reads.desk.order({ giftOrderId })
      lookUnless(isActedOn(queryKey), queryKey)
      postpone(['desk', 'queue'])
    }
    const isBusy = isActedOn(['desk', 'order'])
    for (const key of ['deskMessages', 'shifts']) lookUnless(isBusy, [key])
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
