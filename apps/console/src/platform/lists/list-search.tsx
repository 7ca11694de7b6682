import { t } from '@kaadi/words'
import './list-search.css'
import { SearchBox } from '@kaadi/ui'
import { type ListAddress, searchedFor, type useTyped } from './list-address.ts'
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
}: {
  label: string
  address: ListAddress
  typed: ReturnType<typeof useTyped>
  ofOrders?: boolean
}) {
  const isIgnored = text.trim() !== '' && text === address.get('q') && !searchedFor(text)
  return (
    <div className="c-search">
      <SearchBox
        label={label}
        value={text}
        onValueChange={type}
        error={
          ofOrders && mayBeCode(text)
            ? t('A whole card code is looked for with ⌘K or Ctrl K.')
            : isIgnored
              ? t('Enter one more letter or digit.')
              : undefined
        }
      />
    </div>
  )
}
