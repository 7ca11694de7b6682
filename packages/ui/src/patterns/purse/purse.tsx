'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Cloth } from '../../layouts/cloth/cloth.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { Money, type MoneyCurrency } from '../../primitives/money/money.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { headlineSize } from '../receipt-lines/headline-size.ts'
import { usePatternWords } from '../words/pattern-words-provider.tsx'
import { type CurrencyTab, CurrencyTabs } from './currency-tabs.tsx'
import { HideToggle } from './hide-toggle.tsx'

export interface PurseProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  currency: MoneyCurrency
  /** Undefined while it is loading, null when the service could not say. */
  available: string | null | undefined
  /** Withdrawals under way. */
  processing?: string | null | undefined
  /** What the cards at the desk would bring. */
  checking?: string | null | undefined
  hidden: boolean
  onHiddenChange: (hidden: boolean) => void
  tabs?: { items: readonly CurrencyTab[]; value: string; onChange: (id: string) => void } | undefined
  /** Withdraw (`earn`) first, then another (`onbrand`). */
  actions?: ReactNode
}

/** More digits than the two that a large figure has room for. */
const finer = /\.\d{2}\d*[1-9]/

/** One currency's wallet on the brand's cloth: what is free, what is on its way, what is being checked. */
export function Purse({
  currency,
  available,
  processing,
  checking,
  hidden,
  onHiddenChange,
  tabs,
  actions,
  className,
  ...rest
}: PurseProps) {
  const words = usePatternWords()
  const loading = available === undefined
  const figure = (amount: string | null | undefined) =>
    loading ? (
      <Skeleton width="7rem" height="1.5rem" />
    ) : (
      <Money amount={amount ?? null} currency={currency} mode="exact" concealed={hidden} />
    )
  return (
    <Cloth
      as="section"
      {...rest}
      className={classNames('k-purse', className)}
      aria-label={words.balance}
      aria-busy={loading}
    >
      {tabs ? (
        <CurrencyTabs label={words.currency} tabs={tabs.items} value={tabs.value} onChange={tabs.onChange} />
      ) : null}
      <div>
        <div className="k-purse-label">
          {words.available} <HideToggle hidden={hidden} onHiddenChange={onHiddenChange} />
        </div>
        {loading ? (
          <Skeleton width="13rem" height="2.75rem" />
        ) : (
          <Money
            className="k-purse-figure"
            amount={available}
            currency={currency}
            mode="exact"
            size={finer.test(available ?? '') ? 28 : headlineSize(available)}
            concealed={hidden}
          />
        )}
        {processing !== undefined || checking !== undefined || loading ? (
          <dl className="k-purse-split">
            <div>
              <dt>{words.onItsWay}</dt>
              <dd>{figure(processing)}</dd>
            </div>
            <div>
              <dt>{words.beingChecked}</dt>
              <dd>{figure(checking)}</dd>
            </div>
          </dl>
        ) : null}
      </div>
      {actions ? <div className="k-purse-actions">{actions}</div> : null}
    </Cloth>
  )
}
