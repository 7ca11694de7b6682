import { createStore, type ReadableStore } from '@kaadi/react'

/** The question for the second factor; its state is whether it is open. */
export interface SecondFactorAsk extends ReadableStore<boolean> {
  /** Opens the question, and answers whether the factor was proved. Calls that ask meanwhile share the answer. */
  readonly ask: () => Promise<boolean>
  /** Closes it. */
  readonly answer: (isProved: boolean) => void
}

export const createSecondFactorAsk = (): SecondFactorAsk => {
  const { current, subscribe, set } = createStore(false)
  const waiting = new Set<(isProved: boolean) => void>()
  return {
    current,
    subscribe,
    ask: () =>
      new Promise((hear) => {
        waiting.add(hear)
        set(true)
      }),
    answer: (isProved) => {
      set(false)
      for (const hear of waiting) hear(isProved)
      waiting.clear()
    },
  }
}
