/** Numbers that a seed repeats: the same corpus on every machine. */
export interface Random {
  /** From `low` up to, not including, `high`. */
  between(low: number, high: number): number
  /** True in this share of the cases. */
  chance(share: number): boolean
  /** Around nought, with a standard deviation of about one. */
  noise(): number
  pick<T>(list: readonly T[]): T
}

/** Mulberry32, a generator of 32 bits. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  // A sum of three even numbers is near enough to a bell.
  const bell = Float32Array.from({ length: 4096 }, () => (next() + next() + next() - 1.5) * 2)
  let drawn = 0
  return {
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    noise: () => {
      // A stride that shares nothing with the length, and changes, so that no row repeats the one above.
      drawn += 1 + ((drawn >> 12) & 63) * 2
      return bell[drawn & 4095]!
    },
    pick: (list) => list[Math.floor(next() * list.length)]!,
  }
}
