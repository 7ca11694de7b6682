'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Money, type MoneyCurrency } from '../../primitives/money/money.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface LeaderboardRow {
  place: number
  /** Masked by the service; for the own row whatever the seller is called. */
  name: string
  amount: string
  /** In the place of the amount: "98%". */
  figure?: ReactNode
  /** What the place wins, if anything. */
  prize?: ReactNode
}

export interface LeaderboardProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  rows: readonly LeaderboardRow[]
  currency: MoneyCurrency
  /** Place of the seller, when it is among the rows. */
  ownPlace?: number | undefined
  /** The seller's row when it is further down: it stays in sight at the end of the list. */
  own?: LeaderboardRow | undefined
  /** What is missing to the next place up. */
  gap?: string | undefined
  /** Instead of the kit's own words before the first sale is counted. */
  empty?: ReactNode
}

/** Who sold most this month, with masked names, and where the seller stands. */
export function Leaderboard({
  rows,
  currency,
  ownPlace,
  own,
  gap,
  empty,
  className,
  ...rest
}: LeaderboardProps) {
  const words = usePatternWords()
  const missing = gap ? <Money amount={gap} currency={currency} /> : null
  const draw = (row: LeaderboardRow, mine: boolean) => (
    <li key={row.place} className="k-leaderboard-row" data-mine={mine || undefined} data-place={row.place}>
      <span className="k-leaderboard-place k-num">{row.place}</span>
      <span className="k-leaderboard-disc" aria-hidden="true">
        {initials(row.name)}
      </span>
      <span className="k-leaderboard-who">
        <span className="k-leaderboard-name">{mine ? words.you : <bdi>{row.name}</bdi>}</span>
        {row.prize ? <span className="k-leaderboard-note">{row.prize}</span> : null}
        {mine && missing ? <span className="k-leaderboard-note">{words.gapToNextPlace(missing)}</span> : null}
      </span>
      {row.figure ? (
        <span className="k-leaderboard-figure k-num">{row.figure}</span>
      ) : (
        <Money amount={row.amount} currency={currency} size={14} />
      )}
    </li>
  )
  return (
    <ol {...rest} className={classNames('k-leaderboard', className)}>
      {rows.map((row) => draw(row, row.place === ownPlace))}
      {own ? draw(own, true) : null}
      {rows.length > 0 || own ? null : <li className="k-leaderboard-none">{empty ?? words.noPlacesYet}</li>}
    </ol>
  )
}

/** Two letters of a name; the stars of a masked one are no letters. */
const initials = (name: string) =>
  [...name]
    .filter((character) => /[\p{L}\p{N}]/u.test(character))
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase('en')
