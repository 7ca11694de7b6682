import { LoadSwitch } from '@kaadi/react'
import { useShortcuts } from '@kaadi/ui/desk'
import { type ReactNode, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { listKey } from '../lists/list-keys.ts'
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
  /** J and K open the next row and the one before. */
  readonly keyed?: boolean
  /** What narrows the list, above it. */
  readonly filters?: ReactNode
  /** What is chosen of the list; null where nothing is. */
  readonly children: ReactNode
}

const queryOf = ({ href }: HTMLAnchorElement): URLSearchParams => new URL(href).searchParams

/**
 * Opens a row beside the one that the address names; the first or the last where it names none. Back leads to where the
 * first of them was opened: who walks through twenty rows makes one entry of the history.
 */
function useRowKeys(isOn: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useSearchParams()
  const step = (by: 1 | -1) => {
    const rows = [...(list.current?.querySelectorAll<HTMLAnchorElement>('tbody a') ?? [])]
    const here = rows.findIndex((row) => queryOf(row).get('id') === query.get('id'))
    const next = rows.at(here === -1 && by === -1 ? -1 : Math.max(0, here + by))
    if (next) setQuery(queryOf(next), { replace: query.has('id') })
  }
  useShortcuts({ [listKey.nextRow]: () => step(1), [listKey.rowBefore]: () => step(-1) }, isOn)
  return list
}

/** A list, and beside it what is chosen of it. A page of the list that could not be loaded says so in its place. */
export function ListBeside({ page, list, narrow, work, keyed = false, filters, children }: ListBesideProps) {
  const rows = useRowKeys(keyed)
  return (
    <div
      className="c-beside"
      data-chosen={children !== null || undefined}
      data-narrow={narrow || undefined}
      data-work={work || undefined}
    >
      <div ref={rows} className="c-beside-list">
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
