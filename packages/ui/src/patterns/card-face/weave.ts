/** One thread of the strip: where it starts, how wide it is (both in percent of the strip) and how it is dyed. */
export type Thread = { from: number; width: number; dye: Dye }

/** `thread` is the card's second colour; `light` is a white thread that shows on any ground; `gap` shows the ground. */
export type Dye = 'thread' | 'threadSoft' | 'threadFaint' | 'light' | 'lightFaint' | 'gap'

/** Least and greatest share of each thread before the strip is stretched to 100 %. The broad fifth thread carries the picture. */
const loom: readonly (readonly [least: number, greatest: number, dye: Dye])[] = [
  [10, 22, 'thread'],
  [6, 9.5, 'gap'],
  [8, 14, 'threadFaint'],
  [2.6, 4.2, 'light'],
  [17, 31, 'thread'],
  [3, 9.4, 'gap'],
  [4.4, 15, 'threadSoft'],
  [7, 18, 'lightFaint'],
  [5.4, 14, 'thread'],
]

/**
 * The woven strip of a card type. The same name gives the same strip on every device and in every release:
 * sellers learn a card by its strip, so these numbers are a promise and not a detail.
 */
export function weave(name: string): Thread[] {
  const random = randomFrom(hashName(name))
  const widths = loom.map(([least, greatest]) => least + (greatest - least) * random())
  const total = widths.reduce((sum, width) => sum + width, 0)
  let from = 0
  return widths.map((raw, index) => {
    const width = (raw / total) * 100
    const thread = { from: round(from), width: round(width), dye: loom[index]![2] }
    from += width
    return thread
  })
}

/** A number from 0 to 2³² − 1 that depends on the letters alone, not on case or on spaces around them (FNV-1a). */
export function hashName(name: string): number {
  let hash = 0x811c9dc5
  for (const character of name.trim().toLowerCase()) {
    hash ^= character.codePointAt(0)!
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** Mulberry32: small, and the same on every engine. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const round = (value: number) => Math.round(value * 100) / 100
