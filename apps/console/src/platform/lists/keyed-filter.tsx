import { KeyMark, useShortcuts } from '@kaadi/ui/desk'
import { ComboboxInput, type ComboboxInputProps } from '@kaadi/ui/desk/widgets'
import { useRef } from 'react'
import './keyed-filter.css'

interface KeyedFilterProps extends Omit<ComboboxInputProps, 'value' | 'ref'> {
  /** The key that goes to it: what is typed then finds a choice. */
  readonly of: string
  readonly value: string | null
}

/** One of many to narrow a list by, with its key printed in it while nothing is chosen. */
export function KeyedFilter({ of, ...rest }: KeyedFilterProps) {
  const field = useRef<HTMLInputElement>(null)
  useShortcuts({ [of]: () => field.current?.focus() })
  return (
    <div className="c-keyed-filter">
      <ComboboxInput {...rest} ref={field} aria-keyshortcuts={of} />
      {rest.value === null && <KeyMark of={of} />}
    </div>
  )
}
