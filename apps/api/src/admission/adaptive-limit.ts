export interface LimitOptions {
  /** How long a call should take at most, waiting included. */
  readonly targetMs: number
  /** Calls that are let in at the same time before anything is known. */
  readonly start: number
  /** So many are always let in, while calls come back. */
  readonly least: number
  readonly most: number
}

export interface AdaptiveLimit {
  /** Lets a call in and answers how it leaves again; undefined: turned away. From the `share` of the limit on it is full. */
  readonly enter: (share?: number) => (() => void) | undefined
  /** Whether a call would be turned away now. */
  readonly isFull: () => boolean
  readonly inside: () => number
}

/** What a limit in use grows by with each call that came back in time. */
const growth = 0.1
/** What is left of it after one that did not. */
const cut = 0.8
/** From this share on a limit counts as in use. */
const used = 0.7

/**
 * How many calls may be inside at the same time is learnt from how long they take: every line of waiting that a service
 * has lies between entering and leaving. While calls come back in time the limit grows, when they are late it is cut, once
 * in the time that the cut needs to be felt. Who would be too many is turned away at once.
 */
export function createAdaptiveLimit(
  { targetMs, start, least, most }: LimitOptions,
  now: () => number = () => performance.now(),
): AdaptiveLimit {
  let limit = start
  let inside = 0
  let cutAt = Number.NEGATIVE_INFINITY
  /** When somebody came in to an empty house, or went out. */
  let movedAt = now()

  const leave = (enteredAt: number): void => {
    const leftAt = now()
    if (leftAt - enteredAt <= targetMs) {
      if (inside >= limit * used) limit = Math.min(most, limit + growth)
    } else if (leftAt - cutAt > targetMs) {
      limit = Math.max(least, limit * cut)
      cutAt = leftAt
    }
    movedAt = leftAt
    inside--
  }

  const isFull = (at: number, share = 1): boolean => {
    const isStanding = inside > 0 && inside >= least && at - movedAt > targetMs
    return isStanding || inside >= Math.max(1, Math.floor(limit * share))
  }

  return {
    inside: () => inside,
    isFull: () => isFull(now()),
    enter: (share) => {
      const enteredAt = now()
      if (isFull(enteredAt, share)) return undefined
      if (inside === 0) movedAt = enteredAt
      inside++
      let isInside = true
      return () => {
        if (isInside) leave(enteredAt)
        isInside = false
      }
    },
  }
}
