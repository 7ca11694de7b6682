'use client'

import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { CircleCheckIcon } from '../../primitives/icon/generated/circle-check-icon.ts'
import { CircleXIcon } from '../../primitives/icon/generated/circle-x-icon.ts'
import { MinusIcon } from '../../primitives/icon/generated/minus-icon.ts'
import { TriangleAlertIcon } from '../../primitives/icon/generated/triangle-alert-icon.ts'
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
          {icons[check.result]}
          <span className="k-check-list-label">{check.label}</span>
          <span className="k-check-list-result">{words.checkResults[check.result]}</span>
          {check.detail ? <span className="k-check-list-detail">{check.detail}</span> : null}
        </li>
      ))}
    </ul>
  )
}

const order: readonly CheckResult[] = ['bad', 'warn', 'none', 'ok']
const icons: Record<CheckResult, ReactElement> = {
  ok: <CircleCheckIcon size={16} />,
  warn: <TriangleAlertIcon size={16} />,
  bad: <CircleXIcon size={16} />,
  none: <MinusIcon size={16} />,
}
