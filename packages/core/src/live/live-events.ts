import { notifications, type UserEvent, userEventSchema } from '@kaadi/contract/notifications'
import * as z from 'zod/mini'
import type { Client } from '../client/index.ts'
import { createPoller } from './poller.ts'
import { createEventStream, type StreamStatus } from './stream.ts'
import { pageVisibility, type Visibility } from './visibility.ts'

/** Who hears live events, and by which client. */
export interface LiveOptions {
  /** Any client: the stream needs no noun of its own. */
  readonly client: Pick<Client<Record<never, never>>, 'open'>
  /** An event of the user, each once and in order. */
  readonly onEvent: (event: UserEvent) => void
  /**
   * Ask for everything again: an event was missed, the stream could not be resumed, or it is not open and 30 seconds have
   * passed.
   */
  readonly onResync: (signal: AbortSignal) => unknown
  readonly onStatus?: (status: StreamStatus) => void
  readonly visibility?: Visibility
  readonly random?: () => number
  readonly now?: () => number
}

/** Live events of the signed-in user, to be started with the session and stopped with it. */
export interface LiveEvents {
  start(): void
  stop(): void
  /** The network is back: do not wait for the next try. */
  retryNow(): void
  readonly status: StreamStatus
}

const parse = (text: string): UserEvent | undefined => {
  try {
    const event = z.safeParse(userEventSchema, JSON.parse(text))
    return event.success ? event.data : undefined
  } catch {
    return undefined
  }
}

/**
 * What happens to the signed-in user, as it happens: the live stream while it is open, polling every 30 seconds while it is not.
 * Events come in order and each once; one that this version does not know is passed over.
 */
export const createLiveEvents = (options: LiveOptions): LiveEvents => {
  const { client, onEvent, onResync, onStatus, visibility = pageVisibility(), random, now } = options
  let lastSeq: number | undefined
  const poller = createPoller({ run: onResync, visibility, ...(now && { now }) })
  const resync = () => {
    void Promise.resolve()
      .then(() => onResync(new AbortController().signal))
      .catch(() => {})
  }
  let wasAway = false
  const stream = createEventStream({
    open: (lastEventId, signal) =>
      client.open(notifications.stream, {
        signal,
        quiet: true,
        headers: {
          Accept: 'text/event-stream',
          ...(lastEventId !== '' && { 'Last-Event-ID': lastEventId }),
        },
      }),
    onMessage: ({ data }) => {
      const event = parse(data)
      if (!event || (lastSeq !== undefined && event.seq <= lastSeq)) return
      const missed = lastSeq !== undefined && event.seq !== lastSeq + 1
      lastSeq = event.seq
      onEvent(event)
      if (missed) resync()
    },
    onStatus: (status) => {
      if (status === 'open') {
        poller.stop()
        // What happened before the first event of this page cannot be resumed, and what was asked for may not have come.
        if (wasAway && lastSeq === undefined) resync()
        wasAway = false
      } else if (status === 'waiting' || status === 'refused') {
        poller.start()
        wasAway = true
      } else if (status === 'ended') {
        poller.stop()
      }
      onStatus?.(status)
    },
    ...(random && { random }),
  })
  return {
    start: stream.start,
    stop: stream.stop,
    retryNow: stream.retryNow,
    get status() {
      return stream.status
    },
  }
}
