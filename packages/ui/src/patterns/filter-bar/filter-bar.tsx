'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { bringIntoLine, Chip } from '../../primitives/preset-chips/preset-chips.tsx'

export interface FilterOption {
  value: string
  label: string
  /** How many there are, when it is known. */
  count?: number | undefined
}

export interface FilterBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** What is filtered: "State of the trade". */
  label: string
  options: readonly FilterOption[]
  value: string
  onChange: (value: string) => void
  /** A second filter at the end, such as a `Select` of months. */
  endContent?: ReactNode
}

/** Filters of a list as chips in one line that scrolls sideways; one is always on. */
export function FilterBar({
  label,
  options,
  value,
  onChange,
  endContent,
  className,
  ...rest
}: FilterBarProps) {
  return (
    <div {...rest} className={classNames('k-filter-bar', className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a scrolling flex line in old WebViews */}
      <div className="k-filter-bar-chips" role="group" aria-label={label}>
        {options.map((option) => (
          <Chip
            key={option.value}
            ref={option.value === value ? bringIntoLine : undefined}
            pressed={option.value === value}
            // A chip of which a corner is seen is left there by some browsers.
            onFocus={({ currentTarget }) => bringIntoLine(currentTarget)}
            onClick={() => onChange(option.value)}
          >
            {option.label}
            {option.count === undefined ? null : <span className="k-filter-bar-count">{option.count}</span>}
          </Chip>
        ))}
      </div>
      {endContent ? <div className="k-filter-bar-end">{endContent}</div> : null}
    </div>
  )
}
