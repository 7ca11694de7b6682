import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './is-alive.ts'
import type { RunningServer } from './running-server.ts'
import { endStuck } from './stuck-server.ts'

export interface KeptServer {
  /** The one that runs now, or ran last. */
  readonly current: () => RunningServer
  /** Looks after it no longer. What it was just starting is broken off. */
  readonly letGo: () => Promise<void>
}

export interface Keeping {
  readonly first: RunningServer
  /** Whether it was asked to stop and waits for its clients. */
  readonly isLeaving: (server: RunningServer) => Promise<boolean>
  /** Whether it lives on and can neither work nor recover. */
  readonly isStuck: (server: RunningServer) => Promise<boolean>
  /** Starts it again where it was. */
  readonly start: (server: RunningServer, signal: AbortSignal) => Promise<RunningServer>
  readonly log: (line: string) => void
}

const lookEveryMs = 100

/**
 * Starts the server again when it has died, whoever killed it, and tries until it runs: without it the service answers
 * nothing. Its process is looked at rather than its answers: a server that is slow or frozen must not get a rival.
 */
export function keepRunning({ first, isLeaving, isStuck, start, log }: Keeping): KeptServer {
  const left = new AbortController()
  let server = first

  const look = async (): Promise<void> => {
    await sleep(lookEveryMs, undefined, { signal: left.signal, ref: false })
    if (isAlive(server.pid)) {
      // It ends at once instead, with a checkpoint, and is started again below.
      if (await isLeaving(server)) process.kill(server.pid, 'SIGINT')
      if (await isStuck(server)) {
        log('PostgreSQL was killed while it recovered, and recovers no more. It is ended')
        await endStuck(server)
      }
      return
    }
    log(`PostgreSQL has ended. It is started again on port ${server.port}`)
    server = await start(server, left.signal)
    log(`PostgreSQL runs again on port ${server.port}`)
  }
  const keep = async (): Promise<void> => {
    while (!left.signal.aborted) {
      await look().catch((error: Error) => left.signal.aborted || log(`${error.message}\nTrying on.`))
    }
  }
  const keeping = keep()

  return {
    current: () => server,
    letGo: async () => {
      left.abort()
      await keeping
    },
  }
}
