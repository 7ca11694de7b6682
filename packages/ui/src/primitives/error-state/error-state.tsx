'use client'

import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { RefreshCwIcon } from '../icon/generated/refresh-cw-icon.ts'
import { SearchIcon } from '../icon/generated/search-icon.ts'
import { TriangleAlertIcon } from '../icon/generated/triangle-alert-icon.ts'
import { WifiOffIcon } from '../icon/generated/wifi-off-icon.ts'

export type ErrorKind = 'not-found' | 'failed' | 'offline'

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  kind?: ErrorKind | undefined
  /** In place of the kit's own words. A message of the server is shown as given. */
  title?: ReactNode
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  /** Beside or instead of trying again: a way home. */
  action?: ReactNode
  /** What support asks for: the number of the request. */
  reference?: string | undefined
  level?: 1 | 2 | undefined
}

const icons: Record<ErrorKind, ReactElement> = {
  'not-found': <SearchIcon size={24} />,
  failed: <TriangleAlertIcon size={24} />,
  offline: <WifiOffIcon size={24} />,
}

/** What was asked for did not come: why, and what can be done. Stands where the content would stand. */
export function ErrorState({
  kind = 'failed',
  title,
  onRetry,
  retrying,
  action,
  reference,
  level = 2,
  className,
  children,
  ...rest
}: ErrorStateProps) {
  const words = useWords()
  const own = {
    'not-found': [words.notFoundTitle, words.notFoundText],
    failed: [words.failedTitle, words.failedText],
    offline: [words.offlineTitle, words.offlineText],
  }[kind]
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div {...rest} className={classNames('k-error-state', className)} data-kind={kind}>
      <Avatar size="large" tone={kind === 'failed' ? 'bad' : 'plain'}>
        {icons[kind]}
      </Avatar>
      <Title className="k-error-state-title">{title ?? own[0]}</Title>
      <div className="k-error-state-text">{children ?? own[1]}</div>
      {(onRetry || action) && (
        <div className="k-error-state-actions">
          {onRetry && (
            <Button onClick={onRetry} loading={retrying} icon={<RefreshCwIcon />}>
              {words.retry}
            </Button>
          )}
          {action}
        </div>
      )}
      {reference && <p className="k-error-state-reference k-code">{reference}</p>}
    </div>
  )
}
