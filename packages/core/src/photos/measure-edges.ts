import { type Plane, softened } from './planes.ts'

/** What the edges of a photo say. */
export interface Edges {
  /** Share of the pixels on an edge, in the direction that has fewer: the grain of wood has them in one direction alone. */
  readonly share: number
  /** Width of the sharper edges in pixels, as the deviation of a bell, in the direction where it is larger. */
  readonly width: number
  /** How steep the steepest edges of one direction are beside those of the other, from 0 to 1. */
  readonly balance: number
}

interface Edge {
  readonly at: number
  /** Direction in which it gets lighter, in radians. */
  readonly angle: number
  readonly slope: number
}

/** Levels over two pixels, after a little softening, from which a slope is an edge and not grain. */
const leastSlope = 14
/** Width is measured on edges that are at least this share as steep as the steepest. */
const steepShare = 0.35
/** Fewer edges than this say nothing of sharpness. */
const fewestEdges = 20
/** Pixels at the frame that are left out. */
const margin = 6
/** Reaches of two softenings, and what each adds to the width of an edge: the squared deviation of its mean. */
const little = { reach: 1, adds: 2 / 3 } as const
const much = { reach: 3, adds: 4 } as const

const quantile = (values: number[], share: number): number => {
  values.sort((one, other) => one - other)
  return values[Math.floor((values.length - 1) * share)] ?? 0
}

/** Every edge, in two heaps: across the main direction of the photo, which is that of the card's sides, and along it. */
const sortedEdges = ({ width, height, values }: Plane): readonly [Edge[], Edge[]] => {
  const edges: Edge[] = []
  let [turnX, turnY] = [0, 0]
  for (let y = margin; y < height - margin; y++) {
    for (let x = margin; x < width - margin; x++) {
      const at = y * width + x
      const alongX = values[at + 1]! - values[at - 1]!
      const alongY = values[at + width]! - values[at - width]!
      const square = alongX * alongX + alongY * alongY
      if (square < leastSlope * leastSlope) continue
      const slope = Math.sqrt(square)
      const angle = Math.atan2(alongY, alongX)
      // Four times an angle is the same for two directions at a right angle.
      turnX += slope * Math.cos(angle * 4)
      turnY += slope * Math.sin(angle * 4)
      edges.push({ at, angle, slope })
    }
  }
  const main = Math.atan2(turnY, turnX) / 4
  const heaps: readonly [Edge[], Edge[]] = [[], []]
  for (const edge of edges) heaps[Math.abs(Math.cos(edge.angle - main)) > Math.SQRT1_2 ? 0 : 1].push(edge)
  return heaps
}

/** The width of an edge whose slope falls to `kept` of itself from the little to the much softened photo. */
const widthFrom = (kept: number): number => {
  const square = Math.min(0.98, Math.max(0, kept)) ** 2
  return Math.sqrt(Math.max(0, (square * much.adds - little.adds) / (1 - square)))
}

const widthOf = (edges: readonly Edge[], steepest: number, before: Plane, after: Plane): number => {
  const { width } = before
  const widths: number[] = []
  for (const { at, angle, slope } of edges) {
    if (slope < steepest * steepShare) continue
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const slopeOf = ({ values }: Plane, place: number) =>
      (values[place + 1]! - values[place - 1]!) * x + (values[place + width]! - values[place - width]!) * y
    const across = Math.round(y) * width + Math.round(x)
    const here = slopeOf(after, at)
    const isMiddle = slopeOf(after, at + across) <= here && slopeOf(after, at - across) <= here
    if (!isMiddle) continue
    // The mean of three places along the edge, against grain.
    const along = Math.round(x) * width - Math.round(y)
    const meanOf = (plane: Plane) =>
      slopeOf(plane, at) + slopeOf(plane, at + along) + slopeOf(plane, at - along)
    widths.push(widthFrom(meanOf(after) / meanOf(before)))
  }
  return widths.length > fewestEdges ? quantile(widths, 0.3) : 0
}

/**
 * Measures edges: the slope of each is compared with its slope in a softer copy, which takes much from a sharp edge and
 * little from a wide one. Edges along and across are asked apart, since a hand that shakes leaves those along its way sharp.
 */
export const measureEdges = (grey: Plane): Edges => {
  const [before, after] = [softened(grey, little.reach), softened(grey, much.reach)]
  const heaps = sortedEdges(before)
  const steepest = heaps.map((heap) =>
    quantile(
      heap.map(({ slope }) => slope),
      0.95,
    ),
  )
  const widths = heaps.map((heap, index) => widthOf(heap, steepest[index]!, before, after))
  const most = Math.max(...steepest)
  return {
    share: Math.min(heaps[0].length, heaps[1].length) / grey.values.length,
    width: Math.max(...widths),
    balance: most === 0 ? 1 : Math.min(...steepest) / most,
  }
}
