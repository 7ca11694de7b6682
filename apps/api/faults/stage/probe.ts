import { setTimeout as sleep } from 'node:timers/promises'
import { cardOrders } from '@kaadi/contract/card-orders'
import type { FaultService } from './fault-service.ts'
import type { Seller } from './traders.ts'

export interface Probe {
  readonly slowestMs: () => number
  readonly refused: () => number
  /** Answers that nobody should get, a sentence each. */
  readonly stop: () => Promise<string[]>
}

/** Asks for a page of orders again and again, each question on its own, and minds how long the answers take. */
export function startProbe(
  service: FaultService,
  { token }: Seller,
  { longestMs }: { longestMs: number },
): Probe {
  const faults = new Set<string>()
  const open = new Set<Promise<void>>()
  let slowestMs = 0
  let refused = 0
  let stopped = false

  const ask = async (): Promise<void> => {
    const askedAt = performance.now()
    try {
      const { status, headers } = await service.call(cardOrders.page, {
        token,
        query: { current: 1, size: 20 },
      })
      if (status === 503) refused++
      if (status === 503 && !headers.has('retry-after')) faults.add('A 503 without Retry-After.')
      if (status !== 200 && status !== 503) faults.add(`A read was answered with ${status}.`)
    } catch (error) {
      faults.add(`A read was not answered: ${(error as Error).message}`)
    }
    slowestMs = Math.max(slowestMs, performance.now() - askedAt)
  }
  const run = async (): Promise<void> => {
    while (!stopped) {
      const asked = ask()
      open.add(asked)
      void asked.finally(() => open.delete(asked))
      await sleep(50)
    }
  }
  const running = run()

  return {
    slowestMs: () => slowestMs,
    refused: () => refused,
    stop: async () => {
      stopped = true
      await running
      await Promise.all(open)
      if (slowestMs > longestMs) faults.add(`An answer took ${Math.round(slowestMs)} ms.`)
      return [...faults]
    },
  }
}
