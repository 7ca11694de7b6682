import { type ComponentPropsWithRef, useId, useState } from 'react'
import { foldForSearch } from '../../patterns/search-box/fold-for-search.ts'
import { SearchBox } from '../../patterns/search-box/search-box.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { Tag } from '../../primitives/tag/tag.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'

export interface Reason {
  /** The reason's number: 101. */
  code: number
  label: string
  /** The seller may correct it and send again: the order becomes 21 and not 20. */
  correctable: boolean
  /** What the seller reads. */
  sellerText: string
}

export interface ReasonPickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  reasons: readonly Reason[]
  value: number | null
  onChange: (code: number) => void
  error?: string | undefined
}

/** Why a card is not paid as quoted, with what the seller will read. Found by word or by number. */
export function ReasonPicker({ reasons, value, onChange, error, className, ...rest }: ReasonPickerProps) {
  const words = useDeskWords()
  const name = useId()
  const [search, setSearch] = useState('')
  const wanted = foldForSearch(search)
  const found = reasons.filter((reason) => foldForSearch(`${reason.code} ${reason.label}`).includes(wanted))
  const chosen = reasons.find((reason) => reason.code === value)
  return (
    <fieldset
      {...rest}
      className={classNames('k-reason-picker', className)}
      aria-describedby={error ? `${name}error` : undefined}
    >
      <legend>{words.reasons}</legend>
      <SearchBox label={words.searchReasons} value={search} onValueChange={setSearch} />
      {found.length === 0 ? (
        <p className="k-reason-picker-none">{words.noReason}</p>
      ) : (
        <div className="k-reason-picker-list">
          {found.map((reason) => (
            <label key={reason.code}>
              <input
                type="radio"
                name={name}
                checked={reason.code === value}
                onChange={() => onChange(reason.code)}
              />
              <span className="k-reason-picker-code">{reason.code}</span>
              <span className="k-reason-picker-label">{reason.label}</span>
              {reason.correctable ? (
                <Tag tone="todo" icon="camera">
                  {words.correctable}
                </Tag>
              ) : null}
            </label>
          ))}
        </div>
      )}
      {error ? (
        <p className="k-reason-picker-error" id={`${name}error`}>
          {error}
        </p>
      ) : null}
      <div className="k-reason-picker-says" aria-live="polite">
        {chosen ? (
          <>
            <p className="k-reason-picker-reads">{words.sellerReads}</p>
            <blockquote>{chosen.sellerText}</blockquote>
          </>
        ) : null}
      </div>
    </fieldset>
  )
}
