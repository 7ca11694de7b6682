'use client'

import type { Page } from '@kaadi/contract/primitives'
import { useInfiniteQuery } from '@tanstack/react-query'

/** Which page is asked for: the one after a cursor, or one by number. */
export interface PageAsk {
  readonly cursor?: string
  readonly current?: number
}

/** What an endless list is made of. */
export interface PagesDefinition<T, P extends Page<T> = Page<T>> {
  /** Names what is asked for, filters included: the same key is the same list. */
  readonly queryKey: readonly unknown[]
  readonly fetchPage: (ask: PageAsk, signal: AbortSignal) => Promise<P>
  /** Marked for whoever keeps answers on the device: `meta: { kept: true }` on the query. */
  readonly isKept?: boolean | undefined
  /** False while it is not known that the list may be asked for. */
  readonly isEnabled?: boolean | undefined
  /** Asks again by itself after so many milliseconds. */
  readonly refetchInterval?: number | undefined
}

/** What has come of an endless list, and the way on. */
export interface Pages<T, P extends Page<T> = Page<T>> {
  /** Every record that has arrived, in order; undefined before the first page. */
  readonly records: readonly T[] | undefined
  /** The first page as it came, with what the call says beside its records; undefined before it. */
  readonly first: P | undefined
  /** When the newest of them arrived, by this device's clock. */
  readonly arrivedAt: number
  readonly error: unknown
  readonly refetch: () => void
  readonly more: {
    readonly hasMore: boolean
    readonly isLoadingMore: boolean
    readonly hasFailed: boolean
    readonly onMore: () => void
  }
}

const nextPage = <T>(last: Page<T>, all: readonly Page<T>[]): PageAsk | undefined => {
  if (last.cursor !== null) return { cursor: last.cursor }
  // A list that goes on by cursors ends without one; its page numbers say nothing.
  if (all.some((page) => page.cursor !== null)) return undefined
  return last.current < last.pages ? { current: last.current + 1 } : undefined
}

const first: PageAsk = {}

/** An endless list: pages as they are asked for, kept together, and all asked for again when something changed. */
export function usePages<T, P extends Page<T> = Page<T>>({
  queryKey,
  fetchPage,
  refetchInterval,
  isKept,
  isEnabled = true,
}: PagesDefinition<T, P>): Pages<T, P> {
  const result = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: first,
    getNextPageParam: nextPage,
    enabled: isEnabled,
    ...(refetchInterval !== undefined && { refetchInterval }),
    ...(isKept && { meta: { kept: true } }),
  })
  return {
    records: result.data?.pages.flatMap((page) => page.records),
    first: result.data?.pages[0],
    arrivedAt: result.dataUpdatedAt,
    error: result.error,
    refetch: () => void result.refetch(),
    more: {
      hasMore: result.hasNextPage,
      isLoadingMore: result.isFetchingNextPage,
      hasFailed: result.isFetchNextPageError,
      onMore: () => void result.fetchNextPage(),
    },
  }
}
