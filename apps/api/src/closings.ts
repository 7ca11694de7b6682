import { once } from 'node:events'

export interface Closing {
  readonly name: string
  readonly close: (hurry: AbortSignal) => Promise<void>
  /** In words, for who looks on; the name where it says enough. */
  readonly waitsFor?: () => string
  /** Waited for in a hurry too: it must not be left behind. It is told of the hurry. */
  readonly isVital?: true
}

export interface Closings {
  readonly add: (closing: Closing) => void
  /** In the reverse order of opening. Safe to call again: what was closed is forgotten. */
  readonly closeAll: (hurry?: AbortSignal) => Promise<void>
}

const sayAfterMs = 1_000

/** What was opened at the start and has to be closed at the end. */
export function createClosings(say: (line: string) => void): Closings {
  const closings: Closing[] = []

  const closeOne = async (closing: Closing, hurry: AbortSignal): Promise<void> => {
    const { name, close, waitsFor = () => name, isVital } = closing
    const warning = setTimeout(
      () => say(`Waiting for ${waitsFor()}. Ask again (Ctrl-C) to stop at once.`),
      sayAfterMs,
    )
    const closed = close(hurry).catch((error: Error) => say(`${name}: ${error.message}`))
    await (isVital ? closed : Promise.race([closed, hurried(hurry)]))
    clearTimeout(warning)
  }

  return {
    add: (closing) => {
      closings.push(closing)
    },
    closeAll: async (hurry = new AbortController().signal) => {
      for (const closing of closings.splice(0).reverse()) await closeOne(closing, hurry)
    },
  }
}

const hurried = async (hurry: AbortSignal): Promise<void> => {
  if (!hurry.aborted) await once(hurry, 'abort')
}
