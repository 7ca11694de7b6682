import { KeyMark, useShortcuts } from '@kaadi/ui/desk'
import { ComboboxInput, type ComboboxInputProps } from '@kaadi/ui/desk/widgets'
import { useRef } from 'react'
import './keyed-filter.css'

interface KeyedFilterProps extends Omit<ComboboxInputProps, 'value' | 'ref'> {
  /** The key that goes to it: what is typed then finds a choice. */
  readonly of: string
  readonly value: string | null
}

/**
 * One of many to narrow a list by, with its key printed in it while nothing is chosen. A choice leaves it, and so does Escape
 * once its list is closed: the next key is the page's again, and the choice stays.
 */
export function KeyedFilter({ of, onValueChange, ...rest }: KeyedFilterProps) {
  const field = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const leave = () => place.current?.querySelector<HTMLElement>(':focus')?.blur()
  useShortcuts({ [of]: () => field.current?.focus() })
  return (
    <div
      ref={place}
      className="c-keyed-filter"
      onKeyDownCapture={(event) => {
        if (event.key !== 'Escape' || event.currentTarget.querySelector('[aria-expanded="true"]')) return
        event.stopPropagation()
        leave()
      }}
    >
      <ComboboxInput
        {...rest}
        ref={field}
        onValueChange={(value) => {
          onValueChange?.(value)
          if (value !== null) leave()
        }}
        aria-keyshortcuts={of}
      />
      {rest.value === null && <KeyMark of={of} />}
    </div>
  )
}
