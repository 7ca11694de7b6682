type Line = { path: string | null; end: { x: number; y: number } }

const edge = 3
const start = 2
/** Room for the knot at the end. */
const knot = 4

/** The line through the points, stretched to the box; null without points. A level line runs through the middle. */
export function sparklinePath(points: readonly number[], width: number, height: number): Line | null {
  if (points.length === 0) return null
  const low = Math.min(...points)
  const high = Math.max(...points)
  const step = points.length > 1 ? (width - start - knot) / (points.length - 1) : 0
  const place = (value: number, index: number) => ({
    x: round(points.length > 1 ? start + index * step : width - knot),
    y: round(
      high === low ? height / 2 : height - edge - ((value - low) / (high - low)) * (height - 2 * edge),
    ),
  })
  const places = points.map(place)
  const path = places.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')
  return { path: points.length > 1 ? path : null, end: places.at(-1)! }
}

const round = (value: number) => Math.round(value * 10) / 10
