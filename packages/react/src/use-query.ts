'use client'

import {
  type DefaultError,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/query-core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useQueryClient } from './query-client.ts'

/**
 * What a query knows now; renders again when a field that was read changes. The definition says what to ask for and
 * for how long the answer is fresh; two screens with the same key share one request and one answer.
 *
 * @example
 * const { data, error } = useQuery(queries.cardTypes.newestPrices())
 */
export function useQuery<Fetched, Data = Fetched, Key extends readonly unknown[] = readonly unknown[]>(
  definition: QueryObserverOptions<Fetched, DefaultError, Data, Fetched, Key>,
): QueryObserverResult<Data> {
  const queries = useQueryClient()
  const options = queries.defaultQueryOptions(definition)
  options._optimisticResults = 'optimistic'
  const [observer] = useState(() => new QueryObserver(queries, options))
  useSyncExternalStore(
    // Bound by the library, and the same each time: another function would unsubscribe, and asking again begins there.
    observer.subscribe,
    () => observer.getCurrentResult(),
  )
  useEffect(() => observer.setOptions(options), [observer, options])
  return observer.trackResult(observer.getOptimisticResult(options))
}
