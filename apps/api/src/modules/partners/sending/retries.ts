const firstMs = 10_000
const longestMs = 4 * 3_600_000
const dayMs = 24 * 3_600_000

/** How long to wait before the next try, of which `tries` have failed: ten seconds, then three times as long each time. */
export function waitMs(tries: number, random: () => number = Math.random): number {
  const base = Math.min(firstMs * 3 ** (tries - 1), longestMs)
  return Math.round(base * (1 + random() / 5))
}

/** Whether the next try would come more than a day after the first one: then it is parked. */
export const isGivenUp = (sinceFirstMs: number, wait: number): boolean => sinceFirstMs + wait > dayMs
