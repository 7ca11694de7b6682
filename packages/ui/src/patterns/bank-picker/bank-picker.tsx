'use client'

import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Row } from '../../primitives/row/row.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { BankAvatar } from '../bank/bank-avatar.tsx'
import { foldForSearch } from '../search-box/fold-for-search.ts'
import { SearchBox } from '../search-box/search-box.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface BankOption {
  id: string
  name: string
  letters?: string | undefined
  color?: string | undefined
  /** Other names people look for: "Guaranty Trust" for GTBank. */
  alsoKnownAs?: readonly string[] | undefined
  /** Transfers to it are late or down: it can be chosen, and this is said. */
  note?: string | undefined
}

export interface BankPickerProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Undefined while the list is loading. */
  banks: readonly BankOption[] | undefined
  onSelect: (bank: BankOption) => void
  /** Banks most people choose, on top while nothing is searched. */
  popular?: readonly string[] | undefined
  /** Instead of the list: an error with a retry, offline. */
  problem?: ReactNode
}

/** Content of the sheet "Choose a bank": search and a list. Names that begin with the search come first. */
export function BankPicker({ banks, onSelect, popular = [], problem, className, ...rest }: BankPickerProps) {
  const words = usePatternWords()
  const [search, setSearch] = useState('')
  const found = banks ? searchBanks(banks, search, popular) : []
  const searched = search.trim() !== ''
  return (
    <div {...rest} className={classNames('k-bank-picker', className)} aria-busy={!banks && !problem}>
      <SearchBox
        label={words.searchBanks}
        value={search}
        onValueChange={setSearch}
        disabled={Boolean(problem)}
        data-autofocus
      />
      <VisuallyHidden role="status">{searched ? words.banksFound(found.length) : ''}</VisuallyHidden>
      {problem ??
        (banks === undefined ? (
          <div className="k-bank-picker-waiting">
            {['62%', '44%', '56%', '38%', '50%'].map((width) => (
              <span key={width}>
                <Skeleton shape="circle" />
                <Skeleton width={width} />
              </span>
            ))}
          </div>
        ) : found.length === 0 ? (
          <p className="k-bank-picker-none">{searched ? words.noBankFound(search.trim()) : words.noBanks}</p>
        ) : (
          <ul className="k-rows" aria-label={words.banks}>
            {found.map((bank) => (
              <li key={bank.id}>
                <Row
                  as="button"
                  startContent={<BankAvatar name={bank.name} letters={bank.letters} color={bank.color} />}
                  title={bank.name}
                  detail={bank.note}
                  onClick={() => onSelect(bank)}
                />
              </li>
            ))}
          </ul>
        ))}
    </div>
  )
}

function searchBanks(banks: readonly BankOption[], search: string, popular: readonly string[]): BankOption[] {
  const wanted = foldForSearch(search)
  if (!wanted) {
    const rank = (bank: BankOption) => (popular.includes(bank.id) ? popular.indexOf(bank.id) : popular.length)
    return [...banks].sort((one, other) => rank(one) - rank(other))
  }
  const names = (bank: BankOption) => [bank.name, ...(bank.alsoKnownAs ?? [])].map(foldForSearch)
  const begins = (bank: BankOption) => names(bank).some((name) => name.startsWith(wanted))
  return banks
    .filter((bank) => names(bank).some((name) => name.includes(wanted)))
    .sort((one, other) => Number(begins(other)) - Number(begins(one)))
}
