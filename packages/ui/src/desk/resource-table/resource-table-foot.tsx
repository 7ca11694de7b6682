'use client'

import { useFocusAfterLast } from '../../hooks/use-focus-after-last.ts'
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
  const hasMore = more !== undefined
  const { count, asked } = useFocusAfterLast(hasMore)
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
            asked()
            more.onMore()
          }}
        >
          {words.loadMore}
        </Button>
      ) : null}
    </div>
  )
}
