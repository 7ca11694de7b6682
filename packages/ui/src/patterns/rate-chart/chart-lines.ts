/** The box the chart is drawn in; the page stretches it. */
export const box = { width: 320, height: 160 } as const

export interface ChartPoint {
  /** An instant in milliseconds. */
  at: number
  rate: number
}

export interface ChartLines {
  line: string
  /** The same, closed along the foot. */
  area: string
  places: readonly { x: number; y: number }[]
  /** Three levels that the grid is drawn at, from the highest down. */
  levels: readonly { y: number; rate: number }[]
}

const round = (value: number): number => Math.round(value * 10) / 10

/**
 * The line through the points, by their time and not by their number: a gap stays a gap. A little room is kept above and
 * below; a level line runs through the middle. Null without points.
 */
export function chartLines(points: readonly ChartPoint[]): ChartLines | null {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const rates = points.map(({ rate }) => rate)
  const [low, high] = [Math.min(...rates), Math.max(...rates)]
  const room = (high - low) * 0.12 || Math.abs(high) * 0.01 || 1
  const [foot, head] = [low - room, high + room]
  const time = last.at - first.at
  const y = (rate: number) => round(box.height * (1 - (rate - foot) / (head - foot)))
  const places = points.map(({ at, rate }) => ({
    x: time > 0 ? round(((at - first.at) / time) * box.width) : box.width / 2,
    y: y(rate),
  }))
  const line = places.map((place, index) => `${index ? 'L' : 'M'}${place.x} ${place.y}`).join('')
  const levels = [high, (high + low) / 2, low].map((rate) => ({ y: y(rate), rate }))
  return {
    line: places.length > 1 ? line : '',
    area: places.length > 1 ? `${line}L${places.at(-1)!.x} ${box.height}L${places[0]!.x} ${box.height}Z` : '',
    places,
    levels: high === low ? levels.slice(1, 2) : levels,
  }
}
