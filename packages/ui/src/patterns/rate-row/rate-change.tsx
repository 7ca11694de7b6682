'use client'

import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import type { Trend } from '../sparkline/sparkline.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface RateChangeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  trend: Trend
  /** "1.4%", without a sign. */
  by?: string | undefined
}

/** How a rate moved: a sign and a figure, or "no change". Never colour alone. */
export function RateChange({ trend, by, className, ...rest }: RateChangeProps) {
  const words = usePatternWords()
  return (
    <span {...rest} className={classNames('k-rate-change', className)} data-trend={trend}>
      {trend === 'flat' ? (
        words.noChange
      ) : (
        <>
          {/* Drawn: few faces have the sign, and each machine would take it from another one. */}
          <svg className="k-rate-sign" viewBox="0 0 10 10" fill="currentColor" aria-hidden="true">
            <path d={trend === 'up' ? 'M5 1 9.5 9h-9z' : 'M5 9 .5 1h9z'} />
          </svg>
          <VisuallyHidden>{trend === 'up' ? words.rateUp : words.rateDown}</VisuallyHidden> {by}
        </>
      )}
    </span>
  )
}
