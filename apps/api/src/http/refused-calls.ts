import type { FastifyBaseLogger } from 'fastify'

const everyMs = 1_000

/** Counts what is turned away and says it once a second: a line for each would cost more than the refusal. */
export function countRefused(log: Pick<FastifyBaseLogger, 'warn'>): (reason: string) => void {
  const counts = new Map<string, number>()
  const say = (): void => {
    log.warn({ refused: Object.fromEntries(counts) }, 'calls refused')
    counts.clear()
  }
  return (reason) => {
    if (counts.size === 0) setTimeout(say, everyMs).unref()
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
}
