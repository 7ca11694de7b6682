import { t } from '@kaadi/words'
import './list-end.css'
import { Button, Spinner } from '@kaadi/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

export interface ListEndProps {
  hasMore: boolean
  isLoadingMore: boolean
  /** The next page did not come. It is asked for again by the button alone. */
  hasFailed: boolean
  onMore: () => void
  /** Said when nothing older follows. */
  end: string
}

/** The end of an endless list: asks for the next page as it comes near, and says when there is none. */
export function ListEnd({ hasMore, isLoadingMore, hasFailed, onMore, end }: ListEndProps) {
  const mark = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(onMore)
  const isWaiting = hasMore && !isLoadingMore && !hasFailed

  useEffect(() => {
    const element = mark.current
    if (!isWaiting || !element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) ask()
      },
      { rootMargin: '480px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isWaiting])

  return (
    <div ref={mark} className="w-list-end">
      {isLoadingMore ? (
        <Spinner label={t('Loading more')} />
      ) : hasMore ? (
        <Button variant="secondary" onClick={onMore}>
          {hasFailed ? t('Try again') : t('Show more')}
        </Button>
      ) : (
        <p>{end}</p>
      )}
    </div>
  )
}
