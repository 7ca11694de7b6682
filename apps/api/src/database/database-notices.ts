import { setTimeout as sleep } from 'node:timers/promises'
import { SafeClient } from './index.ts'

/** What the database's triggers and `publish_user_events` tell every process. */
export type NoticeChannel = (typeof channels)[number]
const channels = ['session_ended', 'catalogue_changed', 'desk_changed', 'user_changed'] as const

export interface DatabaseNotices {
  /** Hears the payloads of a channel; without one after a gap in which notices may have been missed. */
  readonly on: (channel: NoticeChannel, hear: (payload?: string) => void) => void
  /** True while every notice is heard; a memory may be trusted only then. */
  readonly isListening: () => boolean
  /** Resolves when the first connection stands. */
  readonly ready: () => Promise<void>
  readonly close: () => Promise<void>
}

const pauseMs = 1_000

/** One LISTEN connection per process for what lets memories be forgotten. It connects again by itself. */
export function listenForNotices(url: string): DatabaseNotices {
  const ears = new Map<string, ((payload?: string) => void)[]>()
  const closed = new AbortController()
  const first = Promise.withResolvers<void>()
  let client: SafeClient | undefined
  let listening = false

  const forgetAll = () => {
    for (const hear of [...ears.values()].flat()) hear()
  }

  const listenOnce = async (): Promise<void> => {
    const own = new SafeClient({
      connectionString: url,
      application_name: 'kaadi-notices',
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    })
    client = own
    const lost = new Promise<void>((done) => {
      own.once('end', done)
      own.on('error', () => done())
    })
    own.on('notification', ({ channel, payload }) => {
      for (const hear of ears.get(channel) ?? []) hear(payload)
    })
    await own.connect()
    await own.query(channels.map((channel) => `listen ${channel}`).join('; '))
    if (closed.signal.aborted) return
    forgetAll()
    listening = true
    first.resolve()
    await lost
  }

  const run = async (): Promise<void> => {
    while (!closed.signal.aborted) {
      await listenOnce().catch(() => undefined)
      listening = false
      forgetAll()
      await client?.end().catch(() => undefined)
      await sleep(pauseMs, undefined, { signal: closed.signal }).catch(() => undefined)
    }
    first.resolve()
  }
  const running = run()

  return {
    on: (channel, hear) => {
      ears.set(channel, [...(ears.get(channel) ?? []), hear])
    },
    isListening: () => listening,
    ready: () => first.promise,
    close: async () => {
      closed.abort()
      // A connection that is still being made cannot be ended: it ends itself as soon as it stands.
      if (listening) await client?.end().catch(() => undefined)
      await running
    },
  }
}
