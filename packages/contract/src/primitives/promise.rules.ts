/** When something was promised, and for when. Milliseconds since 1970. */
export interface PromisedTime {
  readonly madeAt: number
  readonly dueAt: number
}

/** What can truthfully be said of a promised time: that it is to come, or that it has passed and what is expected now. */
export type PromiseState =
  | { readonly kind: 'running'; readonly dueAt: number }
  | { readonly kind: 'passed'; readonly dueAt: number; readonly nextAt: number }

const minute = 60_000
const shortest = 15 * minute
const longest = 120 * minute
const roundedTo = 5 * minute
const nearest = 5 * minute

/**
 * Where a promised time stands. One that has passed gets a new time, as long after it as it was given at first (from a
 * quarter of an hour to two hours), and each further one twice as long as the last: who is very late does not know better.
 * A new time is more than five minutes away and falls on a full five minutes.
 */
export const promiseState = ({ madeAt, dueAt }: PromisedTime, now: number): PromiseState => {
  if (now < dueAt) return { kind: 'running', dueAt }
  const step = Math.min(longest, Math.max(shortest, dueAt - madeAt))
  let nextAt = dueAt
  for (let more = step; nextAt <= now + nearest; more *= 2) nextAt += more
  return { kind: 'passed', dueAt, nextAt: Math.ceil(nextAt / roundedTo) * roundedTo }
}
