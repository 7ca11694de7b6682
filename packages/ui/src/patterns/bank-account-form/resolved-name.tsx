'use client'

import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { CircleCheckIcon } from '../../primitives/icon/generated/circle-check-icon.ts'
import { LockIcon } from '../../primitives/icon/generated/lock-icon.ts'
import { RefreshCwIcon } from '../../primitives/icon/generated/refresh-cw-icon.ts'
import { TriangleAlertIcon } from '../../primitives/icon/generated/triangle-alert-icon.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { englishAccountNameWords } from '../words/english-part-words.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

/** What the bank said about an account number. `near` is the seller's name in another order or shortened. */
export type NameResolution =
  | { state: 'waiting' }
  | { state: 'resolving' }
  | { state: 'resolved'; name: string; match: 'exact' | 'near' }
  | { state: 'mismatch'; name: string; expected: string }
  | { state: 'notFound' }
  | { state: 'offline' }

export interface ResolvedNameProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  resolution: NameResolution
  onRetry?: (() => void) | undefined
}

/**
 * The owner of an account as the bank names them. It is never typed: a name that the bank did not give
 * is how money goes to the wrong person.
 */
export function ResolvedName({ resolution, onRetry, className, ...rest }: ResolvedNameProps) {
  const words = usePatternWords().account ?? englishAccountNameWords
  const { state } = resolution
  const named = state === 'resolved' || state === 'mismatch'
  return (
    <div {...rest} className={classNames('k-resolved-name', className)} data-state={state} aria-live="polite">
      <p className="k-resolved-name-label">{words.name}</p>
      <div className="k-resolved-name-box">
        {state === 'resolving' ? <Spinner /> : null}
        <span className="k-resolved-name-value">
          {named ? resolution.name : state === 'resolving' ? words.resolving : '—'}
        </span>
        {state === 'resolved' ? <CircleCheckIcon /> : null}
        {state === 'mismatch' ? <TriangleAlertIcon /> : null}
        {state === 'waiting' ? <LockIcon size={16} /> : null}
      </div>
      <p className="k-resolved-name-note">
        {state === 'resolved' && (resolution.match === 'exact' ? words.matches : words.nearlyMatches)}
        {state === 'mismatch' && words.mismatch(resolution.expected)}
        {state === 'notFound' && words.notFound}
        {state === 'offline' && words.offline}
        {(state === 'waiting' || state === 'resolving') && words.filledByBank}
      </p>
      {(state === 'notFound' || state === 'offline') && onRetry ? (
        <Button variant="secondary" size="small" icon={<RefreshCwIcon />} onClick={onRetry}>
          {words.retry}
        </Button>
      ) : null}
    </div>
  )
}
