import { type Ranking, type RankingBoard, rankings } from '@kaadi/contract/rankings'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { oneOf, useChangeQuery } from '../../platform/navigation/change-query.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

export interface RankList {
  /** Undefined until it is known. */
  readonly ranking: Ranking | undefined
  readonly error: unknown
  readonly onRetry: () => void
  readonly board: RankingBoard
  readonly onBoard: (board: RankingBoard) => void
  /** Empty for this month. */
  readonly onMonth: (month: string) => void
}

/** A board of a month, both as the address says. */
export function useRankList(): RankList {
  const [query] = useSearchParams()
  const changeQuery = useChangeQuery()
  const { client } = useLateCalls({ rankings })
  const board = oneOf(['sold', 'clean'], query.get('board'))
  // An address that somebody has typed: no month there means this one.
  const month = /^20\d{2}-(0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0]
  const { data, error, refetch } = useQuery({
    queryKey: ['rankings', board, month],
    queryFn: ({ signal }) =>
      client.rankings.board({ query: { board, ...(month && { month }) }, signal, quiet: true }),
    meta: { kept: true },
  })
  return {
    ranking: data,
    error,
    onRetry: () => void refetch(),
    board,
    onBoard: (next) => changeQuery({ board: next === 'sold' ? '' : next }),
    onMonth: (next) => changeQuery({ month: next }),
  }
}
