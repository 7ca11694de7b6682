'use client'

import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react'
import { foldForSearch } from '../../patterns/search-box/fold-for-search.ts'
import { SearchBox } from '../../patterns/search-box/search-box.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { useDeskWords } from '../words/desk-words-provider.tsx'
import type { Reason } from './reason.ts'
import { ReasonList } from './reason-list.tsx'

export interface ReasonPickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  reasons: readonly Reason[]
  value: number | null
  onChange: (code: number) => void
  /** Chosen by its key, or by Enter in the list: the focus may go on to what the reason asks for. */
  onKeyed?: (() => void) | undefined
  error?: string | undefined
  /** In little room: no search, and what was not chosen is out of the way until it is to be changed. */
  brief?: boolean | undefined
}

/** Why a card is not paid as quoted, with what the seller will read. Found by word or by number. */
export function ReasonPicker({
  reasons,
  value,
  onChange,
  onKeyed,
  error,
  brief = false,
  className,
  ...rest
}: ReasonPickerProps) {
  const words = useDeskWords()
  const id = useId()
  const change = useRef<HTMLButtonElement>(null)
  const [search, setSearch] = useState('')
  const [isOpen, setOpen] = useState(value === null)
  const wanted = foldForSearch(search)
  const found = reasons.filter((reason) => foldForSearch(`${reason.code} ${reason.label}`).includes(wanted))
  const chosen = reasons.find((reason) => reason.code === value)
  const isList = !brief || isOpen || !chosen
  // The list that had the focus has gone: it stays in this place.
  useEffect(() => {
    if (!isList && document.activeElement === document.body) change.current?.focus()
  }, [isList])
  const choose = (code: number) => {
    onChange(code)
    setOpen(false)
    onKeyed?.()
  }
  useShortcuts(
    Object.fromEntries(
      reasons.flatMap(({ shortcut, code }) => (shortcut ? [[shortcut, () => choose(code)]] : [])),
    ),
    isList,
  )
  return (
    <fieldset
      {...rest}
      className={classNames('k-reason-picker', className)}
      data-brief={brief || undefined}
      aria-describedby={error ? `${id}error` : undefined}
    >
      <legend>{words.reasons}</legend>
      {brief ? null : <SearchBox label={words.searchReasons} value={search} onValueChange={setSearch} />}
      {isList ? (
        <ReasonList
          reasons={found}
          value={value}
          brief={brief}
          onChange={onChange}
          onSettled={() => setOpen(false)}
          onKeyed={onKeyed}
        />
      ) : (
        <div className="k-reason-picker-chosen">
          <b>
            {chosen.code} {chosen.label}
          </b>
          <Button ref={change} size="small" variant="ghost" onClick={() => setOpen(true)}>
            {words.changeReason}
          </Button>
        </div>
      )}
      {error ? (
        <p className="k-reason-picker-error" id={`${id}error`}>
          {error}
        </p>
      ) : null}
      <div aria-live="polite">
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
