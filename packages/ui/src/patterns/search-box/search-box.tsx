'use client'

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { FieldError } from '../../primitives/field/field-error.tsx'
import { useFormValue } from '../../primitives/field/form-value.ts'
import { SearchIcon } from '../../primitives/icon/generated/search-icon.ts'
import { XIcon } from '../../primitives/icon/generated/x-icon.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { TextInput } from '../../primitives/text-field/text-field.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface SearchBoxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'size'> {
  /** What is searched: "Search banks". */
  label: string
  /** Under the box, what to do about it. */
  error?: ReactNode
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
}

/** Narrows a list that is already on the screen. Escape and the cross empty it. */
export function SearchBox({
  label,
  error,
  value,
  defaultValue,
  onValueChange,
  onChange,
  onKeyDown,
  className,
  ref,
  ...rest
}: SearchBoxProps) {
  const { current, keep, write, attach } = useFormValue({ value, defaultValue, ref })
  const errorId = useId()
  const words = usePatternWords()
  return (
    <>
      <TextInput
        placeholder={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={error ? errorId : rest['aria-describedby']}
        className={classNames('k-search-box', className)}
        icon={<SearchIcon />}
        type="search"
        aria-label={label}
        {...(value === undefined ? { defaultValue } : { value })}
        ref={attach}
        onChange={(event) => {
          keep(event.target.value)
          onValueChange?.(event.target.value)
          onChange?.(event)
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (event.key !== 'Escape' || current === '') return
          // The first Escape empties the box, the second closes the sheet around it.
          event.preventDefault()
          event.stopPropagation()
          write('')
        }}
        endContent={
          current ? (
            <IconButton
              icon={<XIcon size={16} />}
              size="small"
              label={words.clearSearch}
              onClick={() => write('')}
            />
          ) : undefined
        }
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  )
}
