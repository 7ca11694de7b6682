import type { OperatorSelf } from '@kaadi/contract/operators'
import { useQuery } from '@tanstack/react-query'
import { useReads } from '../net/use-client.ts'

/** Who is signed in, as it was last asked for. */
export const useOperatorQuery = () =>
  useQuery({
    ...useReads().operators.me(),
    // Another tab may unlock it.
    refetchInterval: ({ state }) => (state.data?.isLocked ? 5_000 : false),
  })

/** Who is signed in; undefined until it has arrived. */
export const useOperator = (): OperatorSelf | undefined => useOperatorQuery().data
