import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

export interface SessionEnds {
  /** True while every ending is heard; a memory may be trusted only then. */
  readonly isListening: () => boolean
  /** Resolves when the first connection stands. */
  readonly ready: () => Promise<void>
  readonly close: () => Promise<void>
}

const pauseMs = 1_000

/**
 * Hears of sessions that any process ended. `forget` gets the hash of the ended one, or nothing after a gap in which
 * endings may have been missed: then everything must be forgotten.
 */
export function listenForSessionEnds(url: string, forget: (hash?: string) => void): SessionEnds {
  const closed = new AbortController()
  const first = Promise.withResolvers<void>()
  let client: Client | undefined
  let listening = false

  const listenOnce = async (): Promise<void> => {
    const own = new Client({
      connectionString: url,
      application_name: 'kaadi-sessions',
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    })
    client = own
    const lost = new Promise<void>((done) => {
      own.once('end', done)
      own.on('error', () => done())
    })
    own.on('notification', ({ payload }) => forget(payload))
    await own.connect()
    await own.query('listen session_ended')
    forget()
    listening = true
    first.resolve()
    await lost
  }

  const run = async (): Promise<void> => {
    while (!closed.signal.aborted) {
      await listenOnce().catch(() => undefined)
      listening = false
      forget()
      await client?.end().catch(() => undefined)
      await sleep(pauseMs, undefined, { signal: closed.signal }).catch(() => undefined)
    }
    first.resolve()
  }
  const running = run()

  return {
    isListening: () => listening,
    ready: () => first.promise,
    close: async () => {
      closed.abort()
      await client?.end().catch(() => undefined)
      await running
    },
  }
}
