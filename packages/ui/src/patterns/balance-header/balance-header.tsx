'use client'

import type { ReactNode } from 'react'
import { BrandHeader, type BrandHeaderProps } from '../../layouts/brand-header/brand-header.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { Money, type MoneyCurrency } from '../../primitives/money/money.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { HideToggle } from '../purse/hide-toggle.tsx'
import { headlineSize } from '../receipt-lines/headline-size.ts'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface BalanceHeaderProps extends Omit<BrandHeaderProps, 'children'> {
  currency: MoneyCurrency
  /** Undefined while it is loading, null when the service could not say. */
  available: string | null | undefined
  /** A sentence below the figure: what is on its way, or how old the figure is when offline. */
  note?: ReactNode
  hidden: boolean
  onHiddenChange: (hidden: boolean) => void
  /** Sell (`earn`) first, then withdraw (`onbrand`). */
  actions?: ReactNode
}

/** The head of the home screen, on the brand's cloth: what the seller has and the one thing to do. */
export function BalanceHeader({
  currency,
  available,
  note,
  hidden,
  onHiddenChange,
  actions,
  className,
  ...rest
}: BalanceHeaderProps) {
  const words = usePatternWords()
  const loading = available === undefined
  return (
    <BrandHeader {...rest} className={classNames('k-balance-header', className)}>
      <section className="k-balance-header-sum" aria-label={words.balance} aria-busy={loading}>
        <div className="k-balance-header-label">
          {words.availableBalance} <HideToggle hidden={hidden} onHiddenChange={onHiddenChange} />
        </div>
        {loading ? (
          <Skeleton width="13rem" height="2.75rem" />
        ) : (
          <Money
            className="k-balance-header-figure"
            amount={available}
            currency={currency}
            size={headlineSize(available)}
            concealed={hidden}
          />
        )}
        {note ? <p className="k-balance-header-note">{note}</p> : null}
      </section>
      {actions ? <div className="k-balance-header-actions">{actions}</div> : null}
    </BrandHeader>
  )
}
