import { exchanges } from '@kaadi/contract/exchanges'
import { useQuery } from '@tanstack/react-query'
import { wellFormedId } from '../../platform/navigation/well-formed-id.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

/** One exchange, by the id in the address. */
export function useExchangeDetail(id: string) {
  const { reads } = useLateCalls({ exchanges })
  const { data, error, refetch } = useQuery(reads.exchanges.detail({ id: wellFormedId(id) }))
  return { exchange: data, error, onRetry: () => void refetch() }
}
