import type { EventEmitter } from 'node:events'

export interface StopSignals {
  /** The first signal to stop. */
  readonly asked: Promise<NodeJS.Signals>
  /** Aborted by who asks again, and will not wait. */
  readonly hurry: AbortSignal
}

/** One press of Ctrl-C arrives several times: from the terminal, from npm and from `scripts/start.mjs`. */
const sameSignalMs = 1_000

/** Hears signals for as long as the process lives: none of them ends it by itself, since PostgreSQL would be left behind. */
export function hearStopSignals(
  process: EventEmitter,
  now: () => number = () => performance.now(),
): StopSignals {
  const asked = Promise.withResolvers<NodeJS.Signals>()
  const hurry = new AbortController()
  let firstAt: number | undefined
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (firstAt === undefined) {
        firstAt = now()
        asked.resolve(name)
      } else if (now() - firstAt >= sameSignalMs) hurry.abort()
    })
  }
  return { asked: asked.promise, hurry: hurry.signal }
}
