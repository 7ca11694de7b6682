import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { TextInput } from '../../primitives/text-field/text-field.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface SearchBoxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange' | 'size'> {
  /** What is searched: "Search banks". */
  label: string
  value: string
  onValueChange: (value: string) => void
}

/** Narrows a list that is already on the screen. Escape and the cross empty it. */
export function SearchBox({ label, value, onValueChange, className, onKeyDown, ...rest }: SearchBoxProps) {
  const words = usePatternWords()
  return (
    <TextInput
      placeholder={label}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      {...rest}
      className={classNames('k-search-box', className)}
      icon="search"
      type="search"
      aria-label={label}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key !== 'Escape' || value === '') return
        // The first Escape empties the box, the second closes the sheet around it.
        event.preventDefault()
        event.stopPropagation()
        onValueChange('')
      }}
      end={
        value ? (
          <IconButton
            icon="x"
            iconSize={16}
            size="small"
            label={words.clearSearch}
            onClick={() => onValueChange('')}
          />
        ) : undefined
      }
    />
  )
}
