import { t } from '@kaadi/words'
import './list-search.css'
import { SearchBox } from '@kaadi/ui'
import { KeyMark, useShortcuts } from '@kaadi/ui/desk'
import { useRef } from 'react'
import { type ListAddress, searchedFor, type useTyped } from './list-address.ts'
import { listKey } from './list-keys.ts'
import { mayBeCode } from './order-search.ts'

/**
 * The search of a list. A text that is too short to be searched for says so once the typing pauses; in a list of
 * orders, `ofOrders`, so does what may be a card's code.
 */
export function ListSearch({
  label,
  address,
  typed: [text, type],
  ofOrders = false,
  keyed = false,
}: {
  label: string
  address: ListAddress
  typed: ReturnType<typeof useTyped>
  ofOrders?: boolean
  /** `/` goes to it. */
  keyed?: boolean
}) {
  const isIgnored = text.trim() !== '' && text === address.get('q') && !searchedFor(text)
  const box = useRef<HTMLInputElement>(null)
  useShortcuts({ [listKey.search]: () => box.current?.focus() }, keyed)
  return (
    <div className="c-search">
      <SearchBox
        label={label}
        ref={box}
        aria-keyshortcuts={keyed ? listKey.search : undefined}
        value={text}
        onValueChange={type}
        onKeyDown={(event) => {
          // The first Escape empties it, the next leaves it to the keys of the page.
          if (keyed && event.key === 'Escape' && text === '') box.current?.blur()
        }}
        error={
          ofOrders && mayBeCode(text)
            ? t('A whole card code is looked for with ⌘K or Ctrl K.')
            : isIgnored
              ? t('Enter one more letter or digit.')
              : undefined
        }
      />
      {keyed && text === '' && <KeyMark of={listKey.search} />}
    </div>
  )
}
