'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { ArrowRightIcon } from '../../primitives/icon/generated/arrow-right-icon.ts'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'

export interface FieldChange {
  /** What the form calls it: "Rate per dollar". */
  label: string
  /** As the form shows it; null for what was empty. */
  before: ReactNode
  after: ReactNode
}

export interface BeforeAfterProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Fields that differ, in the order of the form. */
  changes: readonly FieldChange[]
  /** What is changed, for screen readers: "Changes of the Steam rate". */
  label?: string | undefined
  /** How many fields stay as they are. */
  unchanged?: number | undefined
  loading?: boolean | undefined
}

/**
 * What a change does, field by field, in the words of the form: before it is saved, in its history, and where a second
 * person approves it. For settings that only machines name take `JsonDiff`.
 */
export function BeforeAfter({ changes, label, unchanged, loading, className, ...rest }: BeforeAfterProps) {
  const words = useDeskWords()
  const { field, before, after, none } = words.beforeAfter
  const show = (value: ReactNode) =>
    value == null || value === '' ? <span className="k-before-after-none">{none}</span> : value
  return (
    <section
      aria-label={label ?? words.changes}
      aria-busy={loading || undefined}
      {...rest}
      className={classNames('k-before-after', className)}
    >
      {loading ? (
        <>
          <Skeleton width="80%" />
          <Skeleton width="65%" />
        </>
      ) : changes.length === 0 ? (
        <p className="k-quiet">{words.noChanges}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{field}</th>
              <th scope="col">{before}</th>
              <th scope="col">{after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.label}>
                <th scope="row">{change.label}</th>
                <td>{show(change.before)}</td>
                <td className="k-before-after-after">
                  <ArrowRightIcon size={16} />
                  {show(change.after)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {unchanged && !loading ? <p className="k-quiet">{words.unchanged(unchanged)}</p> : null}
    </section>
  )
}
