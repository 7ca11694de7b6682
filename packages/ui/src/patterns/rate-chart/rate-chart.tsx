'use client'

import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useState } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { ErrorState } from '../../primitives/error-state/error-state.tsx'
import {
  SegmentedControl,
  type SegmentedControlOption,
} from '../../primitives/segmented-control/segmented-control.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { RateChange } from '../rate-row/rate-change.tsx'
import { trendOf } from '../sparkline/sparkline.tsx'
import { englishChartWords } from '../words/english-part-words.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'
import { box, type ChartPoint, chartLines } from './chart-lines.ts'

export interface RateChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children' | 'onError'> {
  /** What is drawn: "Steam, USA, per $1". */
  label: string
  /** Oldest first. */
  points: readonly ChartPoint[]
  /** A rate as people read it: `₦1,480`. */
  formatRate: (rate: string) => string
  /** An instant as people read it, short enough for an axis: `2 pm`, `14 Nov`. */
  formatTime: (at: number) => string
  /** How far back: a day, a week, a month. */
  ranges?: readonly SegmentedControlOption<string>[] | undefined
  range?: string | undefined
  onRangeChange?: ((range: string) => void) | undefined
  /** How much it changed, as a row of the rate board says it: "2.4%". */
  change?: string | undefined
  loading?: boolean | undefined
  failed?: boolean | undefined
  onReload?: (() => void) | undefined
  /** In place of the kit's words where there are no points. */
  empty?: ReactNode
}

/**
 * How a rate moved. A finger, a pointer or the arrow keys go along it by a native slider that lies over the drawing, and
 * each point is read out; the same figures stand in a table. Time runs from left to right in every language.
 */
export function RateChart({
  label,
  points,
  formatRate,
  formatTime,
  ranges,
  range,
  onRangeChange,
  change,
  loading,
  failed,
  onReload,
  empty,
  className,
  ...rest
}: RateChartProps) {
  const words = usePatternWords().chart ?? englishChartWords
  const [wanted, look] = useState<number>()
  const lines = chartLines(points)
  const end = points.length - 1
  const at = Math.min(wanted ?? end, end)
  const here = points[at]
  const rates = lines?.rates ?? []
  const say = (rate: string | undefined) => (rate === undefined ? '' : formatRate(rate))
  return (
    <figure
      aria-label={label}
      aria-busy={loading || undefined}
      {...rest}
      className={classNames('k-rate-chart', className)}
    >
      <figcaption className="k-rate-chart-head">
        <span className="k-rate-chart-label">{label}</span>
        {here && !loading && !failed && (
          <span className="k-rate-chart-here">
            <span className="k-num k-rate-chart-rate">{say(rates[at])}</span>
            {wanted === undefined || at === end ? (
              <RateChange trend={trendOf(rates.map(Number))} by={change} />
            ) : (
              <span className="k-quiet">{formatTime(here.at)}</span>
            )}
          </span>
        )}
      </figcaption>
      {failed ? (
        <ErrorState onRetry={onReload} retrying={loading} />
      ) : loading ? (
        <Skeleton shape="panel" height="10rem" />
      ) : !lines || !here ? (
        <p className="k-rate-chart-empty">{empty ?? words.empty}</p>
      ) : (
        <div className="k-rate-chart-plot">
          <div className="k-rate-chart-drawing">
            <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
              {lines.levels.map(({ y }) => (
                <path key={y} className="k-rate-chart-grid" d={`M0 ${y}H${box.width}`} />
              ))}
              <path className="k-rate-chart-area" d={lines.area} />
              <path className="k-rate-chart-line" d={lines.line} />
            </svg>
            <span
              className="k-rate-chart-knot"
              style={
                {
                  '--k-chart-x': lines.places[at]!.x / box.width,
                  '--k-chart-y': lines.places[at]!.y / box.height,
                } as CSSProperties
              }
            />
            {points.length > 1 && (
              <input
                type="range"
                dir="ltr"
                min={0}
                max={end}
                value={at}
                aria-label={words.explore}
                aria-valuetext={`${say(rates[at])}, ${formatTime(here.at)}`}
                onChange={(event) => look(Number(event.currentTarget.value))}
                onBlur={() => look(undefined)}
              />
            )}
          </div>
          <ul className="k-rate-chart-levels" aria-hidden>
            {lines.levels.map(({ y, rate }) => (
              <li key={y} className="k-num" style={{ '--k-chart-y': y / box.height } as CSSProperties}>
                {formatRate(rate)}
              </li>
            ))}
          </ul>
          <p className="k-rate-chart-times" aria-hidden>
            <span>{formatTime(points[0]!.at)}</span>
            {points.length > 1 && <span>{formatTime(points[end]!.at)}</span>}
          </p>
        </div>
      )}
      {ranges && range !== undefined && (
        <SegmentedControl
          label={words.range}
          options={ranges}
          value={range}
          onValueChange={(next) => onRangeChange?.(next)}
        />
      )}
      {lines && !loading && !failed && (
        <details className="k-rate-chart-table">
          <summary>{words.table}</summary>
          <p>{words.summary(say(rates[0]), say(rates.at(-1)), say(lines.lowest), say(lines.highest))}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.time}</th>
                <th scope="col">{words.rate}</th>
              </tr>
            </thead>
            <tbody>
              {points.map((point, index) => (
                <tr key={point.at}>
                  <th scope="row">{formatTime(point.at)}</th>
                  <td className="k-num">{say(rates[index])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </figure>
  )
}
