import type { Planes } from './planes.ts'

type Colour = readonly [red: number, green: number, blue: number]

const distance = (one: Colour, other: Colour): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** Difference of colour (in levels, over all three) from which two sides of a line are two things. */
const leastStep = 26
/** How far the table may change along the outline from one sample to the next, and from one side of a corner to the other. */
const sameTable = 42
const sampleStep = 1.5
const missesAllowed = 2
/** How often the difference of its sides must hold the unrest of the table: the grain of wood has as much on both sides. */
const leastClear = 1.6
/** Share of a step along the frame that is there after half of the way: a shadow grows with the distance, a thing begins at once. */
const atOnce = 0.65
/** Pixels from the frame on which nothing of an outline may be missing. */
const surely = 8
/** Shorter side of a corner, as a share of the frame's shorter edge, from which it is the card's and not that of a strip on it. */
const cardSide = 0.3
/** Pixels beside a line at which its two sides are looked at. */
const aside = 2

interface Line {
  readonly length: number
  readonly table: Colour
  /** How much the sides of the line differ, for each level that the table differs from itself nearby. */
  readonly clear: number
}

/** Reads colours of a photo; null outside. */
const createReader =
  ({ width, height, red, green, blue }: Planes) =>
  (x: number, y: number): Colour | null => {
    const [column, row] = [Math.round(x), Math.round(y)]
    if (column < 0 || row < 0 || column >= width || row >= height) return null
    const at = row * width + column
    return [red[at]!, green[at]!, blue[at]!]
  }
type Read = ReturnType<typeof createReader>

interface Start {
  readonly x: number
  readonly y: number
  /** Direction of the line, in radians. */
  readonly angle: number
  /** On which side of the line the table lies: 1 to the right of its direction, -1 to the left. */
  readonly side: 1 | -1
  /** Pixels from the start on which nothing may be missing. */
  readonly surely: number
  /** Colour of the table, where it is known. */
  readonly table?: Colour
}

/** Follows an outline with the table on one side and something else on the other, as far as it goes straight on. */
const follow = (read: Read, { x, y, angle, side, surely, table: known }: Start): Line => {
  const [alongX, alongY] = [Math.cos(angle), Math.sin(angle)]
  const [outX, outY] = [-alongY * side * aside, alongX * side * aside]
  let table = known
  let length = 0
  let misses = 0
  let [steps, unrest, seen] = [0, 0, 0]
  for (let gone = 0; ; gone += sampleStep) {
    const [atX, atY] = [x + alongX * gone, y + alongY * gone]
    const outer = read(atX + outX, atY + outY)
    const inner = read(atX - outX, atY - outY)
    if (!outer || !inner) break
    table ??= outer
    const beyond = read(atX + outX * 3, atY + outY * 3) ?? outer
    steps += distance(outer, inner)
    unrest += distance(outer, beyond)
    seen++
    if (
      distance(outer, inner) >= leastStep &&
      distance(outer, table) < sameTable &&
      distance(inner, table) >= leastStep
    ) {
      length = gone
      misses = 0
      const [red, green, blue] = table
      table = [red * 0.85 + outer[0] * 0.15, green * 0.85 + outer[1] * 0.15, blue * 0.85 + outer[2] * 0.15]
    } else if (gone < surely || ++misses > missesAllowed) break
  }
  return { length, table: table ?? [0, 0, 0], clear: seen === 0 ? 0 : steps / (unrest + seen * 4) }
}

const degrees = Math.PI / 180
const leaning = (most: number, step: number): number[] => {
  const list: number[] = []
  for (let angle = -most; angle <= most; angle += step) list.push(angle * degrees)
  return list
}
const entryAngles = leaning(45, 3)
const cornerAngles = leaning(12, 3)

/** Longest outline that leaves the end of `line` at a right angle, around the thing on its inner side. */
const turnAt = (read: Read, start: Start, line: Line): number => {
  const [alongX, alongY] = [Math.cos(start.angle), Math.sin(start.angle)]
  // The thing lies opposite to the table: the outline turns to that side, and keeps the table on its own.
  const turn = start.angle - (start.side * Math.PI) / 2
  let best = 0
  for (let past = -4; past <= 8; past += 1) {
    const [endX, endY] = [start.x + alongX * (line.length + past), start.y + alongY * (line.length + past)]
    for (const lean of cornerAngles) {
      const angle = turn + lean
      const from = { x: endX + Math.cos(angle) * 6, y: endY + Math.sin(angle) * 6 }
      const { length, clear } = follow(read, {
        ...from,
        angle,
        side: start.side,
        surely: 0,
        table: line.table,
      })
      if (clear >= leastClear) best = Math.max(best, length)
    }
  }
  return best
}

interface Entry {
  readonly x: number
  readonly y: number
  /** Direction straight into the photo. */
  readonly inward: number
}

/** Places along the frame at which the colour changes at once. */
const entriesOf = ({ width, height }: Planes, read: Read): Entry[] => {
  const sides = [
    { length: width, place: (along: number) => ({ x: along, y: 1 }), inward: Math.PI / 2 },
    { length: width, place: (along: number) => ({ x: along, y: height - 2 }), inward: -Math.PI / 2 },
    { length: height, place: (along: number) => ({ x: 1, y: along }), inward: 0 },
    { length: height, place: (along: number) => ({ x: width - 2, y: along }), inward: Math.PI },
  ]
  return sides.flatMap(({ length, place, inward }) => {
    const stepAt = (along: number, reach: number) => {
      const [before, after] = [place(along - reach), place(along + reach)]
      const [one, other] = [read(before.x, before.y), read(after.x, after.y)]
      return one && other ? distance(one, other) : 0
    }
    // A shadow grows with the distance, the edge of a thing is there at once.
    const steps = Array.from({ length }, (_, along) => {
      const step = stepAt(along, 2)
      return Math.max(stepAt(along, 1), stepAt(along - 1, 1), stepAt(along + 1, 1)) >= step * atOnce
        ? step
        : 0
    })
    const isPeak = (at: number) =>
      steps[at]! >= leastStep &&
      [1, 2].every((near) => steps[at]! >= (steps[at - near] ?? 0) && steps[at]! >= (steps[at + near] ?? 0))
    return steps.flatMap((_, along) => (isPeak(along) ? [{ ...place(along), inward }] : []))
  })
}

/** Whether the frame itself cuts through the thing: beside the line that begins there, what lies along the frame is not the table. */
const isInFrame = (
  read: Read,
  { x, y, inward, side }: Entry & Pick<Start, 'side'>,
  table: Colour,
): boolean => {
  const turn = inward - (side * Math.PI) / 2
  let [seen, other] = [0, 0]
  for (let gone = 3; gone <= 24; gone += 3) {
    const colour = read(x + Math.cos(turn) * gone, y + Math.sin(turn) * gone)
    if (!colour) break
    seen++
    if (distance(colour, table) >= leastStep) other++
  }
  return other >= seen * 0.8
}

/** The longest outline that comes in from the frame at `entry`, with the table on this side; null where none is long enough. */
const longestFrom = (read: Read, entry: Entry, side: Start['side'], least: number) => {
  let longest: { readonly start: Start; readonly line: Line } | null = null
  let length = least
  for (const lean of entryAngles) {
    const start: Start = { x: entry.x, y: entry.y, angle: entry.inward + lean, side, surely }
    const line = follow(read, start)
    if (line.clear < leastClear || line.length <= length) continue
    longest = { start, line }
    length = line.length
  }
  return longest
}

/**
 * Whether the outline of a card runs out of the photo: a line that begins at the frame, with the table on one side all the way, and
 * turns by a right angle around a corner that is in the photo. `planes` are half of what is measured, in both directions.
 */
export const findCut = (planes: Planes): boolean => {
  const read = createReader(planes)
  const short = Math.min(planes.width, planes.height)
  return entriesOf(planes, read).some((entry) =>
    ([1, -1] as const).some((side) => {
      const found = longestFrom(read, entry, side, short * cardSide)
      if (!found) return false
      if (!isInFrame(read, { ...entry, side }, found.line.table)) return false
      return turnAt(read, found.start, found.line) >= short * cardSide
    }),
  )
}
