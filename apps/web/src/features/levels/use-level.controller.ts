import { levels, type MyLevel, type PointEntry } from '@kaadi/contract/levels'
import { type Pages, usePages } from '@kaadi/react/lists'
import { useQuery } from '@tanstack/react-query'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

export interface LevelState {
  /** Undefined until it has arrived. */
  readonly mine: MyLevel | undefined
  readonly error: unknown
  readonly onRetry: () => void
  readonly history: Pages<PointEntry>
}

/** Where the seller stands, and what each trade did to it. */
export function useLevel(): LevelState {
  const { client, reads } = useLateCalls({ levels })
  const { data, error, refetch } = useQuery({ ...reads.levels.mine(), meta: { kept: true } })
  const history = usePages<PointEntry>({
    queryKey: ['levels', 'points'],
    isKept: true,
    fetchPage: (ask, signal) => client.levels.points({ query: ask, signal, quiet: true }),
  })
  return {
    mine: data,
    error,
    onRetry: () => {
      void refetch()
      if (!history.records) history.refetch()
    },
    history,
  }
}
