import { LoadSwitch } from '@kaadi/react'
import type { ReactNode } from 'react'
import { LoadFailure } from './load-failure.tsx'
import './list-beside.css'

interface Loading<T> {
  readonly data: T | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

export interface ListBesideProps {
  readonly page: Loading<unknown> & { readonly isError: boolean }
  readonly list: ReactNode
  /** The subject needs the room more than the list does. */
  readonly narrow?: boolean
  /** In a frame for work (`DeskFrame work`): each side has the window's height. */
  readonly work?: boolean
  /** What narrows the list, above it. */
  readonly filters?: ReactNode
  /** What is chosen of the list; null where nothing is. */
  readonly children: ReactNode
}

/** A list, and beside it what is chosen of it. A page of the list that could not be loaded says so in its place. */
export function ListBeside({ page, list, narrow, work, filters, children }: ListBesideProps) {
  return (
    <div
      className="c-beside"
      data-chosen={children !== null || undefined}
      data-narrow={narrow || undefined}
      data-work={work || undefined}
    >
      <div className="c-beside-list">
        {filters}
        {page.isError && !page.data ? (
          <LoadFailure error={page.error} onRetry={() => void page.refetch()} />
        ) : (
          list
        )}
      </div>
      {children}
    </div>
  )
}

/** What is chosen, once it has loaded. */
export function Chosen<T>({
  detail,
  children,
}: {
  readonly detail: Loading<T>
  readonly children: (shown: T) => ReactNode
}) {
  const { data, error } = detail
  return (
    <LoadSwitch
      data={data}
      error={error}
      failed={<LoadFailure error={error} onRetry={() => void detail.refetch()} />}
      loading={null}
    >
      {children}
    </LoadSwitch>
  )
}
