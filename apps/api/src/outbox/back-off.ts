const firstMs = 1_000
const longestMs = 3_600_000

/** Doubles from a second to an hour; up to a fifth is chance, so that failures don't come back in step. */
export function backOffMs(attempts: number, random: () => number = Math.random): number {
  const base = Math.min(firstMs * 2 ** (attempts - 1), longestMs)
  return Math.round(base * (1 + random() / 5))
}
