'use client'

import { type ReactNode, useRef } from 'react'
import { RefreshCwIcon } from '../../primitives/icon/generated/refresh-cw-icon.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { useWords } from '../../words/words-provider.tsx'
import { usePull } from './use-pull.ts'

export interface PullToRefreshProps {
  /** Settles when the new data is there or has failed; failures are told by whoever fetches. */
  onRefresh: () => Promise<unknown>
  children: ReactNode
}

/** Refreshes a screen that is pulled down at its top. It takes no focus: whoever uses keys reloads the page. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const words = useWords()
  const root = useRef<HTMLDivElement>(null)
  const state = usePull(root, onRefresh)
  const text = {
    idle: '',
    pulling: words.pullToRefresh,
    ready: words.releaseToRefresh,
    refreshing: words.refreshing,
  }[state]
  return (
    <div ref={root} className="k-pull" data-state={state}>
      <div className="k-pull-sign">
        {state === 'refreshing' ? <Spinner /> : <RefreshCwIcon />}
        <span role="status">{text}</span>
      </div>
      <div>{children}</div>
    </div>
  )
}
