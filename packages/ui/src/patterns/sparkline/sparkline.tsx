import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { sparklinePath } from './sparkline-path.ts'

/** How a rate moved. Colour follows it, but a word or a sign beside the line must say it too. */
export type Trend = 'up' | 'down' | 'flat'

export type SparklineProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'points'> & {
  /** Oldest first. Only for drawing: these are positions of a line, not money that is added up. */
  points: readonly number[]
  /** Taken from first and last point unless the server says otherwise. */
  trend?: Trend | undefined
  /** What a screen reader says. Left out where the change stands beside the line; then it is decoration. */
  label?: string | undefined
  width?: number
  height?: number
}

/** A small line of past rates with a knot at the newest one. No points draw nothing but keep the room; one draws the knot. */
export function Sparkline({
  points,
  trend = trendOf(points),
  label,
  width = 52,
  height = 22,
  className,
  ...rest
}: SparklineProps) {
  const line = sparklinePath(points, width, height)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label when it says something, hidden when it does not
    <svg
      {...rest}
      className={classNames('k-sparkline', className)}
      data-trend={trend}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {line ? (
        <>
          {line.path ? <path d={line.path} /> : null}
          <circle cx={line.end.x} cy={line.end.y} r="2.5" />
        </>
      ) : null}
    </svg>
  )
}

/** `flat` for fewer than two points, and when the newest equals the oldest. */
export function trendOf(points: readonly number[]): Trend {
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined || first === last) return 'flat'
  return last > first ? 'up' : 'down'
}
