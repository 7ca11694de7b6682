'use client'

import type { ReactNode } from 'react'
import { Dock, type DockProps } from '../../layouts/dock/dock.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Countdown } from '../../primitives/countdown/countdown.tsx'
import { ClockIcon } from '../../primitives/icon/generated/clock-icon.ts'
import { LockIcon } from '../../primitives/icon/generated/lock-icon.ts'
import { Money, type MoneyCurrency } from '../../primitives/money/money.tsx'
import { TextLink } from '../../primitives/text-link/text-link.tsx'
import { type ReceiptLine, ReceiptLines } from '../receipt-lines/receipt-lines.tsx'
import { englishQuoteWords } from '../words/english-part-words.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

/** How sure the sum is: counted on the phone, locked by the service until an instant, or run out. */
export type QuoteLock =
  | { state: 'estimate' }
  | {
      state: 'locked'
      deadline: number
      totalMs: number
      now?: (() => number) | undefined
      onEnd?: (() => void) | undefined
      /** Holds the rate once more, where the service still allows it. */
      onExtend?: (() => void) | undefined
    }
  | {
      state: 'expired'
      /** What the new rate makes more (`1500`) or less (`-1500`) than the old one; undefined until it is known. */
      difference?: string | undefined
      /** Where it is not the rate that ran out: what happened, with its difference, and the words of the button. */
      why?: { readonly words: ReactNode; readonly take: string } | undefined
      onRequote: () => void
      loading?: boolean | undefined
    }

export interface QuoteDockProps extends Omit<DockProps, 'children' | 'aria-label'> {
  lines: readonly ReceiptLine[]
  /** Null while it is being priced or can't be. */
  total: string | null
  currency: MoneyCurrency
  lock: QuoteLock
  /** The one button of the screen: "Send card". Replaced by the new rate when the quote has run out. */
  action: ReactNode
  /** Names the region; "Your quote" when left out. */
  'aria-label'?: string | undefined
}

/** The bottom of the sell screen: how the sum comes about, what the seller gets, and the button. Never a rate that is over. */
export function QuoteDock({
  lines,
  total,
  currency,
  lock,
  action,
  className,
  'aria-label': label,
  ...rest
}: QuoteDockProps) {
  const words = usePatternWords().quote ?? englishQuoteWords
  const expired = lock.state === 'expired'
  const says = { estimate: words.about, locked: words.youGet, expired: words.before }
  return (
    <Dock {...rest} aria-label={label ?? words.region} className={className} data-lock={lock.state}>
      {expired ? (
        <p className="k-quote-dock-expired" role="status">
          <ClockIcon />
          <span>
            {lock.why ? (
              lock.why.words
            ) : (
              <>
                <b>{words.expired}.</b>{' '}
                {lock.difference === undefined ? null : tellDifference(lock.difference, currency, words)}
              </>
            )}
          </span>
        </p>
      ) : lines.length > 0 ? (
        <ReceiptLines lines={lines} />
      ) : null}
      <div className="k-quote-dock-sum">
        <div className="k-quote-dock-get">
          <div className="k-quote-dock-say">
            {says[lock.state]}
            {lock.state === 'locked' ? (
              <span className="k-quote-dock-clock">
                <LockIcon size={14} />
                <Countdown
                  appearance="text"
                  deadline={lock.deadline}
                  totalMs={lock.totalMs}
                  now={lock.now}
                  onEnd={lock.onEnd}
                />
                {lock.onExtend ? (
                  <TextLink as="button" size="small" onClick={lock.onExtend}>
                    {words.extend}
                  </TextLink>
                ) : null}
              </span>
            ) : null}
          </div>
          <Money amount={total} currency={currency} mode="exact" size={28} quiet={expired} />
        </div>
        <div className="k-quote-dock-action">
          {expired ? (
            <Button onClick={lock.onRequote} loading={lock.loading}>
              {lock.why?.take ?? words.takeNew}
            </Button>
          ) : (
            action
          )}
        </div>
      </div>
    </Dock>
  )
}

type Says = Record<'more' | 'less', (difference: ReactNode) => ReactNode> & { same: string }

function tellDifference(difference: string, currency: MoneyCurrency, words: Says): ReactNode {
  const size = difference.replace(/^[-+]/, '')
  if (/^[0.]*$/.test(size)) return words.same
  const money = <Money amount={size} currency={currency} />
  return difference.startsWith('-') ? words.less(money) : words.more(money)
}
