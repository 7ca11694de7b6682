import type { ElementType, ReactNode } from 'react'
import { RateChange } from '../../patterns/rate-row/rate-change.tsx'
import { Sparkline, type Trend } from '../../patterns/sparkline/sparkline.tsx'
import { classNames } from '../../primitives/class-names.ts'
import type { PolymorphicProps } from '../../primitives/polymorphic.ts'

interface Own {
  label: ReactNode
  /** A figure, or `Money`. */
  value: ReactNode
  detail?: ReactNode
  change?: { trend: Trend; by?: string | undefined } | undefined
  points?: readonly number[] | undefined
  tone?: 'plain' | 'ok' | 'todo' | 'bad' | undefined
}

export type StatTileProps<Element extends ElementType = 'div'> = PolymorphicProps<Element, Own>

/** One figure that an operator watches. As a link it leads to what it counts. */
export function StatTile<Element extends ElementType = 'div'>(props: StatTileProps<Element>) {
  const {
    as: Root = 'div',
    label,
    value,
    detail,
    change,
    points,
    tone = 'plain',
    className,
    ...rest
  } = props as StatTileProps<'div'>
  return (
    <Root {...rest} className={classNames('k-stat-tile', className)} data-tone={tone}>
      <span className="k-stat-tile-label">{label}</span>
      <span className="k-stat-tile-line">
        <span className="k-stat-tile-value k-num">{value}</span>
        {points ? <Sparkline points={points} trend={change?.trend} width={72} /> : null}
      </span>
      <span className="k-stat-tile-detail">
        {change ? <RateChange {...change} /> : null} {detail}
      </span>
    </Root>
  )
}
