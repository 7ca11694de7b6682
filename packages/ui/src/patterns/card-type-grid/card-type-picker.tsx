'use client'

import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { EmptyFan } from '../empty-fan/empty-fan.tsx'
import { foldForSearch } from '../search-box/fold-for-search.ts'
import { SearchBox } from '../search-box/search-box.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'
import { CardTypeGrid, type CardTypeOption } from './card-type-grid.tsx'

export interface CardTypePickerProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  options: readonly CardTypeOption[]
  value?: string | null | undefined
  onSelect: (option: CardTypeOption) => void
  /** Offered when the search finds nothing: asking for a brand, with what was typed. */
  renderMiss?: ((search: string) => ReactNode) | undefined
  /** Filters between the search box and the tiles. */
  filters?: ReactNode
}

/** Finds a card type among many: search, filters, tiles. The search ignores case, accents and spaces. */
export function CardTypePicker({
  options,
  value,
  onSelect,
  renderMiss,
  filters,
  className,
  ...rest
}: CardTypePickerProps) {
  const words = usePatternWords()
  const [search, setSearch] = useState('')
  const wanted = foldForSearch(search)
  const found = wanted ? options.filter((option) => foldForSearch(option.name).includes(wanted)) : options
  return (
    <div {...rest} className={classNames('k-card-type-picker', className)}>
      <SearchBox label={words.searchCards} value={search} onValueChange={setSearch} />
      {filters}
      <VisuallyHidden role="status">{wanted ? words.cardsFound(found.length) : ''}</VisuallyHidden>
      {found.length > 0 ? (
        <CardTypeGrid options={found} value={value} onSelect={onSelect} aria-label={words.cards} />
      ) : (
        <div className="k-card-type-picker-none">
          <EmptyFan />
          <p className="k-card-type-picker-title">
            {wanted ? words.noCardFound(search.trim()) : words.noCards}
          </p>
          {wanted ? renderMiss?.(search.trim()) : null}
        </div>
      )}
    </div>
  )
}
