import type { KeyedPage } from '@kaadi/contract/primitives'

/** One page that holds everything. */
export const aPage = <T = never>(...records: T[]): KeyedPage<T> => ({
  records,
  total: records.length,
  size: 20,
  current: 1,
  pages: 1,
  cursor: null,
  previous: null,
})
