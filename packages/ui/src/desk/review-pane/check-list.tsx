'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import type { IconName } from '../../primitives/icon/icon-names.ts'
import { useDeskWords } from '../words/desk-words-provider.tsx'

export type CheckResult = 'ok' | 'warn' | 'bad' | 'none'

export interface Check {
  id: string
  /** "Format of the code" */
  label: string
  result: CheckResult
  /** "Fits Steam: 15 characters" */
  detail?: ReactNode
}

export interface CheckListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  checks: readonly Check[]
}

/** What the machine found before a person looked. What failed comes first. */
export function CheckList({ checks, className, ...rest }: CheckListProps) {
  const words = useDeskWords()
  const sorted = [...checks].sort((one, other) => order.indexOf(one.result) - order.indexOf(other.result))
  return (
    <ul aria-label={words.checks} {...rest} className={classNames('k-check-list', className)}>
      {sorted.map((check) => (
        <li key={check.id} data-result={check.result}>
          <Icon name={icons[check.result]} size={16} />
          <span className="k-check-list-label">{check.label}</span>
          <span className="k-check-list-result">{words.checkResults[check.result]}</span>
          {check.detail ? <span className="k-check-list-detail">{check.detail}</span> : null}
        </li>
      ))}
    </ul>
  )
}

const order: readonly CheckResult[] = ['bad', 'warn', 'none', 'ok']
const icons: Record<CheckResult, IconName> = {
  ok: 'circle-check',
  warn: 'triangle-alert',
  bad: 'circle-x',
  none: 'minus',
}
