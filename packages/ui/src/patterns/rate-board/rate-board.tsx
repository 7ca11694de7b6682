'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface RateBoardProps extends ComponentPropsWithRef<'div'> {
  /** `RateRow`s. */
  children?: ReactNode
  /** Under each other as in the app, or side by side on a wide page. */
  layout?: 'list' | 'strip' | undefined
  /** What the figures mean and when they were true: "Naira per $1. Updated 2:05 pm." */
  note?: ReactNode
  /** How many rows are on their way. */
  loading?: number | undefined
  /** Shown when there are no rates; the page around it keeps working. */
  empty?: ReactNode
}

/** The rates of several card types. While they load their room is kept; without them it says so. */
export function RateBoard({
  children,
  layout = 'list',
  note,
  loading,
  empty,
  className,
  ...rest
}: RateBoardProps) {
  const words = usePatternWords()
  return (
    <div
      {...rest}
      className={classNames('k-rate-board', className)}
      data-layout={layout}
      aria-busy={loading ? true : undefined}
    >
      {loading ? (
        <div className="k-rate-board-rows">
          {Array.from({ length: loading }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places without content are all alike
            <WaitingRow key={index} />
          ))}
        </div>
      ) : children ? (
        <div className="k-rate-board-rows">{children}</div>
      ) : (
        <p className="k-rate-board-empty">{empty ?? words.ratesUnavailable}</p>
      )}
      {note ? <p className="k-rate-board-note">{note}</p> : null}
    </div>
  )
}

function WaitingRow() {
  return (
    <div className="k-rate-board-waiting">
      <Skeleton width="2.75rem" height="1.875rem" />
      <span>
        <Skeleton width="55%" height="0.875rem" />
        <Skeleton width="35%" height="0.75rem" />
      </span>
      <Skeleton width="4rem" height="1.125rem" />
    </div>
  )
}
