'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { CircleCheckIcon } from '../../primitives/icon/generated/circle-check-icon.ts'
import { Money, type MoneyCurrency } from '../../primitives/money/money.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { englishRebateWords } from '../words/english-part-words.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface RebateStep {
  /** Volume from which the step holds. */
  from: string
  /** "0.5%" or an amount, as the rules say it. */
  rebate: ReactNode
  state: 'reached' | 'next' | 'later'
}

export interface RebateTableProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** What is counted and when: "Your sales in November". */
  caption: ReactNode
  steps: readonly RebateStep[]
  currency: MoneyCurrency
  /** How far the seller is to the next step, in percent. */
  progress?: number | undefined
  /** What is missing to the next step. */
  missing?: string | undefined
}

/** The rebate ladder: which volume earns what, which steps are reached, and what is missing to the next one. */
export function RebateTable({
  caption,
  steps,
  currency,
  progress,
  missing,
  className,
  ...rest
}: RebateTableProps) {
  const rebate = usePatternWords().rebate ?? englishRebateWords
  return (
    <table {...rest} className={classNames('k-rebate-table', className)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{rebate.from}</th>
          <th scope="col">{rebate.earns}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.from} data-state={step.state}>
            <th scope="row">
              <span className="k-rebate-table-from">
                {step.state === 'reached' ? (
                  <CircleCheckIcon size={16} />
                ) : (
                  <span className="k-rebate-table-ring" aria-hidden="true" />
                )}
                <Money amount={step.from} currency={currency} mode="plain" />
                <VisuallyHidden>{step.state === 'reached' ? rebate.reached : ''}</VisuallyHidden>
              </span>
              {step.state === 'next' && missing ? (
                <span className="k-rebate-table-next">
                  {progress === undefined ? null : (
                    <span className="k-rebate-table-bar" aria-hidden="true">
                      <i style={{ inlineSize: `${Math.min(100, Math.max(0, progress))}%` }} />
                    </span>
                  )}
                  <span>{rebate.missing(<Money amount={missing} currency={currency} />)}</span>
                </span>
              ) : null}
            </th>
            <td className="k-num">{step.rebate}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
