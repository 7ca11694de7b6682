import { WideDecimal } from '@kaadi/core/money'

/** The box the chart is drawn in; the page stretches it. */
export const box = { width: 320, height: 160 } as const

export interface ChartPoint {
  /** An instant in milliseconds. */
  at: number
  /** A decimal as the wire carries it: `10.86`. */
  rate: string
}

export interface ChartLines {
  line: string
  /** The same, closed along the foot. */
  area: string
  places: readonly { x: number; y: number }[]
  /** What each point paid; these and the levels have one number of decimals. */
  rates: readonly string[]
  lowest: string
  highest: string
  /** Up to three levels that the grid is drawn at, from the highest down. */
  levels: readonly { y: number; rate: string }[]
}

const round = (value: number): number => Math.round(value * 10) / 10

/**
 * The line through the points, by their time and not by their number: a gap stays a gap. A little room is kept above and
 * below; a level line runs through the middle. Null without points. Numbers are for drawing alone: rates stay exact.
 */
export function chartLines(points: readonly ChartPoint[]): ChartLines | null {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const exact = points.map(({ rate }) => new WideDecimal(rate))
  const scale = Math.max(...exact.map((rate) => rate.decimalPlaces()))
  const [lowest, highest] = [WideDecimal.min(...exact), WideDecimal.max(...exact)]
  const [low, high] = [lowest.toNumber(), highest.toNumber()]
  const room = (high - low) * 0.12 || Math.abs(high) * 0.01 || 1
  const [foot, head] = [low - room, high + room]
  const time = last.at - first.at
  const y = (rate: number) => round(box.height * (1 - (rate - foot) / (head - foot)))
  const places = points.map(({ at }, index) => ({
    x: time > 0 ? round(((at - first.at) / time) * box.width) : box.width / 2,
    y: y(exact[index]!.toNumber()),
  }))
  const line = places.map((place, index) => `${index ? 'L' : 'M'}${place.x} ${place.y}`).join('')
  const middle = highest.plus(lowest).div(2).toDecimalPlaces(scale, WideDecimal.ROUND_DOWN)
  // Between two neighbours there is no level of as few decimals.
  const levels = middle.eq(lowest) ? [highest, lowest] : [highest, middle, lowest]
  return {
    line: places.length > 1 ? line : '',
    area: places.length > 1 ? `${line}L${places.at(-1)!.x} ${box.height}L${places[0]!.x} ${box.height}Z` : '',
    places,
    rates: exact.map((rate) => rate.toFixed(scale)),
    lowest: lowest.toFixed(scale),
    highest: highest.toFixed(scale),
    levels: (highest.eq(lowest) ? [highest] : levels).map((rate) => ({
      y: y(rate.toNumber()),
      rate: rate.toFixed(scale),
    })),
  }
}
