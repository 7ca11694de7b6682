'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Money, type MoneyCurrency } from '../../primitives/money/money.tsx'
import { CardFace } from '../card-face/card-face.tsx'
import type { CardColors } from '../card-face/dyes.ts'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface CardSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  cardName: string
  colors?: CardColors | undefined
  logo?: string | null | undefined
  /** What this rate is for: "USA · rate for $50 to $200". */
  detail: ReactNode
  /** What one unit of the card's currency pays; null when this kind of card is not bought now. */
  rate: string | null
  currency: MoneyCurrency
  /** "per $1" */
  per: string
  /** The "Change" link or button: `<TextLink as="button" size="small" onClick={…}>`. */
  change?: ReactNode
}

/** The card that is being sold: its face, what the rate is for, the rate, and a way to change it. */
export function CardSummary({
  cardName,
  colors,
  logo,
  detail,
  rate,
  currency,
  per,
  change,
  className,
  ...rest
}: CardSummaryProps) {
  const words = usePatternWords()
  return (
    <div {...rest} className={classNames('k-card-summary', className)}>
      <CardFace name={cardName} colors={colors} logo={logo} size="xl" label={words.cardNamed(cardName)} />
      <div className="k-card-summary-words">
        <p className="k-card-summary-detail">{detail}</p>
        <p>
          {rate === null ? (
            <span className="k-card-summary-none">{words.notPriced}</span>
          ) : (
            <>
              <Money amount={rate} currency={currency} mode="plain" size={18} />{' '}
              <span className="k-card-summary-detail">{per}</span>
            </>
          )}
        </p>
      </div>
      {change ? <div>{change}</div> : null}
    </div>
  )
}
