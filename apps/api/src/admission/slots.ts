import { Overloaded } from '../batching/index.ts'

export interface SlotOptions {
  readonly atOnce: number
  /** Who would wait for longer is refused at once. */
  readonly longestWaitMs: number
}

export interface SlotUse {
  /** Waits behind everybody else, and makes room for them where the wait is too long. */
  readonly yields?: boolean
}

export type Slots = <R>(work: () => Promise<R>, use?: SlotUse) => Promise<R>

/** Taken for how long a piece of work takes before the first has ended. */
const firstGuessMs = 50
/** How much the last one counts. */
const weight = 0.2

interface Waiting {
  readonly since: number
  readonly go: () => void
  readonly refuse: (error: Overloaded) => void
}

/** Runs a few things at a time, the others in the order in which they came; those that yield come last. */
export function createSlots(
  { atOnce, longestWaitMs }: SlotOptions,
  now: () => number = () => performance.now(),
): Slots {
  let busy = 0
  let usualMs = firstGuessMs
  const first: Waiting[] = []
  const yielding: Waiting[] = []

  const hasRoom = (): boolean =>
    ((first.length + yielding.length) * usualMs) / atOnce <= longestWaitMs - usualMs

  const wait = (yields: boolean): Promise<void> => {
    if (!hasRoom()) {
      // The one that yields and came last goes; where none does, or the newcomer yields itself, it is the newcomer.
      const shed = yields ? undefined : yielding.pop()
      if (!shed) throw new Overloaded()
      shed.refuse(new Overloaded())
    }
    return new Promise((go, refuse) => {
      const queue = yields ? yielding : first
      queue.push({ since: now(), go, refuse })
    })
  }
  /** A slot goes straight to who waits longest, so that nobody slips in between. */
  const passOn = (): void => {
    for (let next = first.shift() ?? yielding.shift(); next; next = first.shift() ?? yielding.shift()) {
      if (now() - next.since > longestWaitMs) {
        next.refuse(new Overloaded())
        continue
      }
      next.go()
      return
    }
    busy--
  }

  return async (work, { yields = false } = {}) => {
    if (busy >= atOnce) await wait(yields)
    else busy++
    const startedAt = now()
    try {
      return await work()
    } finally {
      usualMs += weight * (now() - startedAt - usualMs)
      passOn()
    }
  }
}
