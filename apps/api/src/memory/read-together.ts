import { createBatcher } from '../batching/index.ts'

/**
 * Reads that wait at the same time go in one query. A single one goes at the end of its turn; under load the cost of a query is shared
 * by all that came while the last one was away. `read` answers rows in any order; `keyOf` says whose each is.
 */
export function readTogether<Key, Row>(options: {
  readonly read: (keys: readonly Key[]) => Promise<readonly Row[]>
  readonly nameOf: (key: Key) => string
  readonly keyOf: (row: Row) => string
}): (key: Key) => Promise<Row | undefined> {
  const { read, nameOf, keyOf } = options
  return createBatcher<Key, Row | undefined>({
    name: 'reads',
    inFlight: 2,
    max: 64,
    run: async (keys) => {
      const rows = new Map((await read(keys)).map((row) => [keyOf(row), row]))
      return keys.map((key) => rows.get(nameOf(key)))
    },
  })
}
