import type { Operator } from '@kaadi/contract/operators'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../net/use-client.ts'

/** Who is signed in, as it was last asked for. */
export const useOperatorQuery = () => {
  const client = useClient()
  return useQuery({
    queryKey: ['operator'],
    queryFn: ({ signal }): Promise<Operator> => client.operators.me({ signal, quiet: true }),
    staleTime: 300_000,
  })
}

/** Who is signed in; undefined until it has arrived. */
export const useOperator = (): Operator | undefined => useOperatorQuery().data
