import { percentile, sorted } from './statistics.ts'

export interface LoopResult {
  readonly operations: number
  readonly seconds: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/** `clients` callers, each asking again as soon as it is answered. An operation that answers `false` was not done: the end. */
export async function closedLoop(
  { clients, seconds }: { clients: number; seconds: number },
  operation: (client: number) => Promise<unknown>,
): Promise<LoopResult> {
  const latencies: number[] = []
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  const caller = async (client: number) => {
    for (let askedAt = performance.now(); askedAt < endsAt; askedAt = performance.now()) {
      if ((await operation(client)) === false) return
      latencies.push(performance.now() - askedAt)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => caller(client)))
  return summariseLoop(latencies, (performance.now() - startedAt) / 1000)
}

/**
 * Arrivals at a given rate that don't wait for answers, as real ones don't. Latency counts from the moment an
 * operation was due, so a stall is felt by all who would have come during it.
 */
export async function openLoop(
  { perSecond, seconds, random }: { perSecond: number; seconds: number; random: () => number },
  operation: () => Promise<unknown>,
): Promise<LoopResult & { readonly refused: number }> {
  const latencies: number[] = []
  let refused = 0
  const pending = new Set<Promise<unknown>>()
  const startedAt = performance.now()
  let dueAt = startedAt
  while (dueAt < startedAt + seconds * 1000) {
    const due = dueAt
    if (due > performance.now()) await new Promise<void>((go) => setImmediate(go))
    else {
      const answer = operation().then(
        () => latencies.push(performance.now() - due),
        () => refused++,
      )
      pending.add(answer)
      void answer.finally(() => pending.delete(answer))
      dueAt += (-Math.log(1 - random()) * 1000) / perSecond
    }
  }
  await Promise.all(pending)
  return { ...summariseLoop(latencies, (performance.now() - startedAt) / 1000), refused }
}

function summariseLoop(latencies: readonly number[], seconds: number): LoopResult {
  const ascending = sorted(latencies)
  return {
    operations: latencies.length,
    seconds,
    p50Ms: percentile(ascending, 0.5),
    p99Ms: percentile(ascending, 0.99),
  }
}
