export const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)

/** The value below which `share` of the sorted values lie. */
export function percentile(ascending: readonly number[], share: number): number {
  if (ascending.length === 0) return Number.NaN
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))]!
}

export function median(values: readonly number[]): number {
  const ascending = sorted(values)
  const middle = ascending.length >> 1
  if (ascending.length === 0) return Number.NaN
  return ascending.length % 2 ? ascending[middle]! : (ascending[middle - 1]! + ascending[middle]!) / 2
}

export interface Summary {
  readonly median: number
  readonly low: number
  readonly high: number
}

export const summarise = (values: readonly number[]): Summary => ({
  median: median(values),
  low: Math.min(...values),
  high: Math.max(...values),
})

/** A repeatable source of chance (mulberry32), so that a run can be played again by its seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const list = [...items]
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[list[last], list[other]] = [list[other]!, list[last]!]
  }
  return list
}
