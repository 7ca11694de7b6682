import { setTimeout as sleep } from 'node:timers/promises'
import { SafeClient } from '../database/index.ts'

export interface UserEventBusOptions {
  readonly url: string
  readonly log?: (line: string) => void
  /** First pause before connecting again; it doubles up to five seconds. */
  readonly reconnectMs?: number
}

export interface UserEventBus {
  /**
   * Calls `ring` whenever the user may have new events; read them by `readUserEvents`. A ring is a hint: it can
   * come without an event, and one ring can stand for many. Answers how to leave.
   */
  readonly listen: (userId: bigint, ring: () => void) => () => void
  /** Resolves when the connection listens; events written after that ring. */
  readonly ready: () => Promise<void>
  readonly close: () => Promise<void>
}

const longestPauseMs = 5_000

/** One LISTEN connection per process for all of its open streams. After a gap it rings everybody. */
export function createUserEventBus({
  url,
  log = () => undefined,
  reconnectMs = 100,
}: UserEventBusOptions): UserEventBus {
  const listeners = new Map<string, Set<() => void>>()
  const closed = new AbortController()
  let client: SafeClient | undefined
  let connected = false
  let listening = Promise.withResolvers<void>()

  const ringAll = () => {
    for (const rings of listeners.values()) for (const ring of rings) ring()
  }

  const connectOnce = async (): Promise<void> => {
    const own = new SafeClient({
      connectionString: url,
      application_name: 'kaadi-events',
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    })
    const lost = new Promise<void>((done) => {
      own.once('end', done)
      own.on('error', () => done())
    })
    own.on('notification', ({ payload }) => {
      for (const ring of listeners.get(payload ?? '') ?? []) ring()
    })
    client = own
    if (closed.signal.aborted) return
    await own.connect()
    await own.query('listen user_changed')
    if (closed.signal.aborted) return
    connected = true
    listening.resolve()
    ringAll()
    await lost
    connected = false
    listening = Promise.withResolvers()
  }

  const run = async (): Promise<void> => {
    let pause = reconnectMs
    while (!closed.signal.aborted) {
      const startedAt = Date.now()
      await connectOnce().catch((error: Error) => log(`live events: ${error.message}`))
      await client?.end().catch(() => undefined)
      if (Date.now() - startedAt > longestPauseMs) pause = reconnectMs
      await sleep(pause, undefined, { signal: closed.signal }).catch(() => undefined)
      pause = Math.min(pause * 2, longestPauseMs)
    }
    listening.resolve()
  }
  const running = run()

  return {
    listen: (userId, ring) => {
      const name = userId.toString()
      const rings = listeners.get(name) ?? new Set()
      listeners.set(name, rings.add(ring))
      return () => {
        rings.delete(ring)
        if (rings.size === 0 && listeners.get(name) === rings) listeners.delete(name)
      }
    },
    ready: () => listening.promise,
    close: async () => {
      closed.abort()
      // A connection that is still being made cannot be ended: it ends itself as soon as it stands.
      if (connected) await client?.end().catch(() => undefined)
      await running
    },
  }
}
