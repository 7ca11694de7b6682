import type { Pages } from '@kaadi/react/lists'

/** Screens show one moment: what is pressed leads nowhere. */
export const still = (): void => {}

/** A list that has come as far as these records. */
export const pagesOf = <T>(records: readonly T[] | undefined, given: Partial<Pages<T>> = {}): Pages<T> => ({
  records,
  arrivedAt: 0,
  error: null,
  refetch: still,
  more: { hasMore: false, isLoadingMore: false, hasFailed: false, onMore: still },
  ...given,
})

/** A call that arrived at nothing. */
export const noConnection = Object.assign(new Error('fetch failed'), { kind: 'network' })
