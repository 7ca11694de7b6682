import { Overloaded } from '../batching/index.ts'

export interface SlotOptions {
  readonly atOnce: number
  /** More than these are refused at once rather than kept waiting. */
  readonly mostWaiting: number
}

/** Runs a few things at a time, the others in the order in which they came. */
export function createSlots({ atOnce, mostWaiting }: SlotOptions): <R>(work: () => Promise<R>) => Promise<R> {
  let busy = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (busy >= atOnce) {
      if (waiting.length >= mostWaiting) throw new Overloaded()
      await new Promise<void>((go) => waiting.push(go))
    } else busy++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // A slot goes straight to who waits longest, so that nobody slips in between.
      if (next) next()
      else busy--
    }
  }
}
