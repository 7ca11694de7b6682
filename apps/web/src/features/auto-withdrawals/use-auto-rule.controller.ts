import { autoWithdrawals } from '@kaadi/contract/auto-withdrawals'
import { type CurrencyId, pollIntervalMs } from '@kaadi/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

/** The rule of one wallet; null where none was ever set. */
export function useAutoRule(currencyId: CurrencyId) {
  const { reads } = useLateCalls({ autoWithdrawals })
  const { data, error, refetch } = useQuery({
    ...reads.autoWithdrawals.list(),
    refetchInterval: pollIntervalMs,
  })
  return {
    rule: data && (data.find((rule) => rule.currencyId === currencyId) ?? null),
    error,
    onRetry: () => void refetch(),
  }
}
