'use client'

import { useEffect, useRef } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'

export interface ResourceTableFootProps {
  /** Left out when everything is here. */
  more: { onMore: () => void; loading?: boolean | undefined } | undefined
  shown: number
  of: number
  isFiltered: boolean
}

/** How many of how many, and the way to more. */
export function ResourceTableFoot({ shown, of, more, isFiltered }: ResourceTableFootProps) {
  const words = useDeskWords()
  const count = useRef<HTMLParagraphElement>(null)
  const wasAsked = useRef(false)
  const hasMore = more !== undefined
  useEffect(() => {
    // With the last page the button goes: the focus it had stays here instead of falling to the page's beginning.
    if (hasMore || !wasAsked.current) return
    wasAsked.current = false
    if (document.activeElement === document.body) count.current?.focus()
  }, [hasMore])
  return (
    <div className="k-resource-table-foot">
      <p ref={count} role="status" tabIndex={-1}>
        {isFiltered || hasMore || of > shown ? words.rowsShown(shown, of) : null}
      </p>
      {more ? (
        <Button
          size="small"
          variant="secondary"
          loading={more.loading}
          onClick={() => {
            wasAsked.current = true
            more.onMore()
          }}
        >
          {words.loadMore}
        </Button>
      ) : null}
    </div>
  )
}
