import type { Operator } from '@kaadi/contract/operators'
import { useQuery } from '@tanstack/react-query'
import { useReads } from '../net/use-client.ts'

/** Who is signed in, as it was last asked for. */
export const useOperatorQuery = () => useQuery(useReads().operators.me())

/** Who is signed in; undefined until it has arrived. */
export const useOperator = (): Operator | undefined => useOperatorQuery().data
