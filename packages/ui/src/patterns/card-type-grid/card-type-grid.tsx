'use client'

import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { CardFace } from '../card-face/card-face.tsx'
import type { CardColors } from '../card-face/dyes.ts'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface CardTypeOption {
  id: string
  name: string
  colors?: CardColors | undefined
  logo?: string | null | undefined
  /** Not bought at the moment. It can still be chosen: the app then offers an alert. */
  paused?: boolean | undefined
  /** A short line under the name: the best rate, "from ₦1,205". */
  note?: string | undefined
}

export interface CardTypeGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'onSelect'> {
  options: readonly CardTypeOption[]
  /** The id of the chosen card type. */
  value?: string | null | undefined
  onSelect: (option: CardTypeOption) => void
}

/** Card types as tiles, three in a row on a phone. Names are never cut; they break into lines. */
export function CardTypeGrid({ options, value, onSelect, className, ...rest }: CardTypeGridProps) {
  const words = usePatternWords()
  return (
    <ul {...rest} className={classNames('k-card-type-grid', className)}>
      {options.map((option) => (
        <li key={option.id}>
          <button
            type="button"
            aria-pressed={option.id === value}
            data-paused={option.paused || undefined}
            onClick={() => onSelect(option)}
          >
            <CardFace name={option.name} colors={option.colors} logo={option.logo} size="xl" />
            <span className="k-card-type-grid-name">{option.name}</span>
            {option.paused ? (
              <span className="k-card-type-grid-paused">{words.paused}</span>
            ) : option.note ? (
              <span className="k-card-type-grid-note">{option.note}</span>
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
