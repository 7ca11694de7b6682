/** Timers hold 31 bits: a longer wait would fire at once. */
const longestTimerMs = 2_147_483_647

/**
 * Milliseconds until an instant, at most what a timer can hold: the machine looks at the clock again when it fires.
 * A deadline is kept as an instant because a state that is entered again starts its `after` afresh.
 */
export const delayUntil = (at: number | undefined, now: number): number =>
  at === undefined ? longestTimerMs : Math.min(longestTimerMs, Math.max(0, at - now))
