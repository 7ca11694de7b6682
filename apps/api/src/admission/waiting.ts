/** Who is let in and waits for an answer. */
export interface Waiting {
  /** Answers what to call when the answer is there. */
  readonly add: (giveUp: () => void) => () => void
  /** There is more to do than can be done. */
  readonly pressed: () => void
  readonly close: () => void
}

const lookEveryMs = 100
/** So long after the last refusal there still counts as too much to do. */
const pressedForMs = 2_000

/**
 * Gives up on those who have waited for too long, the oldest first, while there is more to do than can be done: what they
 * wait for is somewhere in a line, and the answer would come when they have gone. With nobody turned away everyone is
 * waited for.
 */
export function createWaiting(longestMs: number, now: () => number = () => performance.now()): Waiting {
  const inside = new Set<{ readonly since: number; readonly giveUp: () => void }>()
  let pressedAt = Number.NEGATIVE_INFINITY
  let look: NodeJS.Timeout | undefined

  const stop = (): void => {
    clearInterval(look)
    look = undefined
  }
  const giveUpOnLate = (): void => {
    const at = now()
    if (at - pressedAt > pressedForMs) stop()
    for (const call of inside) {
      if (at - call.since < longestMs) return
      inside.delete(call)
      call.giveUp()
    }
  }
  return {
    add: (giveUp) => {
      const call = { since: now(), giveUp }
      inside.add(call)
      return () => void inside.delete(call)
    },
    pressed: () => {
      pressedAt = now()
      look ??= setInterval(giveUpOnLate, lookEveryMs).unref()
    },
    close: stop,
  }
}
