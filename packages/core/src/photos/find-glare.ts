import type { Plane, Planes } from './planes.ts'

/** The darkest of the three colours from which a pixel is burnt out. */
const burntOut = 249
/** Smallest spot, as a share of the photo. */
const smallestSpot = 0.0012
/** Pixels around a spot in which its light fades. */
const haloReach = 7
/** Levels that the light must have fallen there: less is a white wall in uneven light. */
const leastFall = 14
/** After two pixels no more than this share of the fall, and no more than so many levels: paper has fallen by all of it. */
const soon = { pixels: 2, share: 0.62, levels: 60 } as const
/** Share of a spot's border that fades. Print under the lamp ends at once, so it is far from all of it. */
const fadingShare = 0.15

const steps = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** How light a pixel is in its darkest colour: what is burnt out is so in all three. */
const darkestColour = ({ width, height, red, green, blue }: Planes): Plane => ({
  width,
  height,
  values: red.map((value, at) => Math.min(value, green[at]!, blue[at]!)),
})

/** The pixels of the burnt-out spot that holds `start`, each marked with `mark`. */
const spotFrom = ({ width, values }: Plane, marks: Int32Array, start: number, mark: number): number[] => {
  const spot = [start]
  marks[start] = mark
  for (let next = 0; next < spot.length; next++) {
    const at = spot[next]!
    const column = at % width
    const beside = [column > 0 ? at - 1 : -1, column < width - 1 ? at + 1 : -1, at - width, at + width]
    for (const near of beside) {
      if (near < 0 || near >= values.length || marks[near] !== 0 || values[near]! < burntOut) continue
      marks[near] = mark
      spot.push(near)
    }
  }
  return spot
}

/** The share of a spot's border at which its light fades over some pixels. */
const fadingOf = (
  { width, height, values }: Plane,
  spot: readonly number[],
  marks: Int32Array,
  mark: number,
): number => {
  let [fading, border] = [0, 0]
  for (const at of spot) {
    const [x, y] = [at % width, Math.floor(at / width)]
    for (const [stepX, stepY] of steps) {
      const [farX, farY] = [x + stepX * haloReach, y + stepY * haloReach]
      if (farX < 0 || farY < 0 || farX >= width || farY >= height) continue
      const fallAt = (pixels: number) => 255 - values[(y + stepY * pixels) * width + x + stepX * pixels]!
      if (marks[(y + stepY) * width + x + stepX] === mark) continue
      border++
      const fall = fallAt(haloReach)
      const first = fallAt(soon.pixels)
      if (fall >= leastFall && first < fall * soon.share && first < soon.levels) fading++
    }
  }
  return border === 0 ? 0 : fading / border
}

/**
 * Whether a lamp or the sun is mirrored so brightly that what is printed there is gone: a connected spot, burnt out, whose
 * light fades around it. White paper and a white card end at once. `planes` are half of what is measured, in both directions.
 */
export const findGlare = (planes: Planes): boolean => {
  const plane = darkestColour(planes)
  const marks = new Int32Array(plane.values.length)
  let mark = 0
  for (let at = 0; at < plane.values.length; at++) {
    if (marks[at] !== 0 || plane.values[at]! < burntOut) continue
    mark++
    const spot = spotFrom(plane, marks, at, mark)
    if (spot.length < plane.values.length * smallestSpot) continue
    if (fadingOf(plane, spot, marks, mark) >= fadingShare) return true
  }
  return false
}
