import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Money, type MoneyCurrency } from '../../primitives/money/money.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { HideToggle } from '../purse/hide-toggle.tsx'
import { headlineSize } from '../receipt-lines/headline-size.ts'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface BalanceHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The brand and, at the end, the bell. */
  top?: ReactNode
  currency: MoneyCurrency
  /** Undefined while it is loading, null when the service could not say. */
  available: string | null | undefined
  /** A sentence below the figure: what is on its way, or how old the figure is when offline. */
  note?: ReactNode
  hidden: boolean
  onHiddenChange: (hidden: boolean) => void
  /** Sell (`earn`) first, then withdraw (`onbrand`). */
  actions?: ReactNode
  /** Leaves room below for a panel that overlaps the edge, such as `LiveOrder`. */
  overlap?: boolean | undefined
}

/** The head of the home screen, on the brand's cloth: what the seller has and the one thing to do. */
export function BalanceHeader({
  top,
  currency,
  available,
  note,
  hidden,
  onHiddenChange,
  actions,
  overlap = false,
  className,
  ...rest
}: BalanceHeaderProps) {
  const words = usePatternWords()
  const loading = available === undefined
  return (
    <header
      {...rest}
      className={classNames('k-balance-header', 'k-cloth', className)}
      data-overlap={overlap || undefined}
    >
      {top ? <div className="k-balance-header-top">{top}</div> : null}
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
    </header>
  )
}
