import { t } from '@kaadi/words'
import './list-search.css'
import { SearchBox } from '@kaadi/ui'
import { type ListAddress, searchedFor, type useTyped } from './list-address.ts'

/** The search of a list. A text that is too short to be searched for says so once the typing pauses. */
export function ListSearch({
  label,
  address,
  typed: [text, type],
}: {
  label: string
  address: ListAddress
  typed: ReturnType<typeof useTyped>
}) {
  const isIgnored = text.trim() !== '' && text === address.get('q') && !searchedFor(text)
  return (
    <div className="c-search">
      <SearchBox
        label={label}
        value={text}
        onValueChange={type}
        error={isIgnored ? t('Enter one more letter or digit.') : undefined}
      />
    </div>
  )
}
