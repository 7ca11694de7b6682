'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useFocusAfterLast } from '../../hooks/use-focus-after-last.ts'
import { useWords } from '../../words/words-provider.tsx'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { CircleAlertIcon } from '../icon/generated/circle-alert-icon.ts'

export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onError'> {
  /** How many are in sight. */
  shown: number
  /** How many there are, where it is known. */
  of?: number | undefined
  /** Asks for the next ones. Left out once everything is here. */
  onMore?: (() => void) | undefined
  loading?: boolean | undefined
  /** Why the last attempt brought nothing; the button then tries again. */
  error?: ReactNode
}

/** The foot of a list that grows: how much of it is in sight, and the way to more. Says when that is all. */
export function LoadMore({ shown, of, onMore, loading, error, className, ...rest }: LoadMoreProps) {
  const words = useWords()
  const hasMore = onMore !== undefined
  const { count, asked } = useFocusAfterLast(hasMore)
  return (
    <div {...rest} className={classNames('k-load-more', className)}>
      {error && hasMore ? (
        <p role="alert" className="k-load-more-error">
          <CircleAlertIcon size={16} />
          <span>{error}</span>
        </p>
      ) : (
        <p ref={count} role="status" tabIndex={-1}>
          {hasMore ? words.shownOf(shown, of) : words.allShown(shown)}
        </p>
      )}
      {onMore && (
        <Button
          size="small"
          variant="secondary"
          loading={loading}
          onClick={() => {
            asked()
            onMore()
          }}
        >
          {error ? words.retry : words.loadMore}
        </Button>
      )}
    </div>
  )
}
