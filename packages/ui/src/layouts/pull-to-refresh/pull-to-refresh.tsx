import { type ReactNode, useRef } from 'react'
import { Icon } from '../../primitives/icon/icon.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { useWords } from '../../words/words-provider.tsx'
import { usePull } from './use-pull.ts'

export interface PullToRefreshProps {
  /** Settles when the new data is there or has failed; failures are told by whoever fetches. */
  onRefresh: () => Promise<unknown>
  children: ReactNode
}

/** Refreshes a screen that is pulled down at its top. A keyboard finds a button in the same place. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const words = useWords()
  const root = useRef<HTMLDivElement>(null)
  const { state, refresh } = usePull(root, onRefresh)
  const text = {
    idle: words.pullToRefresh,
    pulling: words.pullToRefresh,
    ready: words.releaseToRefresh,
    refreshing: words.refreshing,
  }[state]
  return (
    <div ref={root} className="k-pull" data-state={state}>
      <button type="button" className="k-pull-button" onClick={refresh}>
        {state === 'refreshing' ? <Spinner /> : <Icon name="refresh-cw" />}
        <span role="status">{state === 'idle' ? '' : text}</span>
        {state === 'idle' && <span>{text}</span>}
      </button>
      <div className="k-pull-content">{children}</div>
    </div>
  )
}
