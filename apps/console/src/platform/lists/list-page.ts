import { isClientError } from '@kaadi/core/errors'
import type { QueryDefinition, QueryKey } from '@kaadi/core/queries'
import { useOnline } from '@kaadi/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useKnownPlace } from './known-place.ts'
import type { ListAddress } from './list-address.ts'

interface ListRead<T> extends QueryDefinition<T> {
  readonly refetchInterval?: number
  readonly enabled?: boolean
  /** Whether what was asked before is of the same kind, so that its rows may stay: always, where it is left out. */
  readonly isLike?: (before: QueryKey) => boolean
}

/** A page of a list. What was there stays until another page, or another filter, has come. */
export interface ListPage<T> {
  readonly data: T | undefined
  /** Whether what is shown is of before. */
  readonly isPlaceholderData: boolean
  /** When it was read last, by this device's clock. */
  readonly dataUpdatedAt: number
  readonly error: unknown
  readonly isError: boolean
  readonly refetch: () => unknown
  /**
   * Why what is shown is still of before: without a connection it goes on by itself once that is back; where the service
   * does not answer, it can be asked again.
   */
  readonly waits: 'connection' | 'answer' | undefined
}

/** The page that the address names. An address that the service does not take is mended. */
export function useListPage<T>(
  address: ListAddress,
  { isLike = () => true, ...read }: ListRead<T>,
): ListPage<T> {
  const { data, error, fetchStatus, isPlaceholderData, isError, refetch, dataUpdatedAt } = useQuery({
    ...read,
    placeholderData: (before, query) => (query && isLike(query.queryKey) ? before : undefined),
  })
  useKnownPlace(address, error)
  const isOnline = useOnline()
  const [shown, setShown] = useState({ data, at: dataUpdatedAt, queryKey: read.queryKey })
  if (data !== undefined && data !== shown.data)
    setShown({ data, at: dataUpdatedAt || shown.at, queryKey: read.queryKey })
  const before = isLike(shown.queryKey) ? shown.data : undefined
  const isUnanswered =
    isError && data === undefined && before !== undefined && isClientError(error) && error.kind === 'network'
  const isPaused = isPlaceholderData && fetchStatus === 'paused'
  return {
    data: isUnanswered ? before : data,
    isPlaceholderData: isPlaceholderData || isUnanswered,
    dataUpdatedAt: dataUpdatedAt || shown.at,
    error,
    isError,
    refetch,
    waits: isPaused || (isUnanswered && !isOnline) ? 'connection' : isUnanswered ? 'answer' : undefined,
  }
}
