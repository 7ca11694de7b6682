'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Money, type MoneyCurrency } from '../../primitives/money/money.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface FeedRowProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Masked by the service: "ch***a". */
  maskedName: string
  /** "Steam $50", or for a withdrawal the bank: "GTBank". */
  what: string
  kind?: 'sale' | 'withdrawal' | undefined
  amount: string
  currency: MoneyCurrency
  /** "1 min ago" */
  ago: string
  /** How long it took, when the service says: "4 min". */
  took?: string | undefined
  /** A link to the proof of this line, or to selling the same card. */
  action?: ReactNode
}

/** One line of the live feed: who was paid for what, how much, when. */
export function FeedRow({
  maskedName,
  what,
  kind = 'sale',
  amount,
  currency,
  ago,
  took,
  action,
  className,
  ...rest
}: FeedRowProps) {
  const words = usePatternWords()
  const name = <b>{maskedName}</b>
  return (
    <div {...rest} className={classNames('k-feed-row', className)}>
      <span className="k-feed-row-disc" aria-hidden="true">
        {initial(maskedName)}
      </span>
      <span className="k-feed-row-what">
        <span>{kind === 'sale' ? words.feedSold(name, what) : words.feedWithdrew(name, what)}</span>
        {took ? <span className="k-feed-row-took">{words.feedTook(took)}</span> : null}
      </span>
      <span className="k-feed-row-value">
        <Money amount={amount} currency={currency} size={14} />
        <span className="k-feed-row-ago">{ago}</span>
      </span>
      {action ? <span className="k-feed-row-action">{action}</span> : null}
    </div>
  )
}

const initial = (name: string) => [...name][0]?.toLocaleUpperCase('en') ?? ''
