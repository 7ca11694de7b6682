import type { Withdrawal } from '@kaadi/contract/withdrawals'
import { usePages } from '@kaadi/react/lists'
import { useClient } from '../../platform/net/use-client.ts'
import type { WithdrawalListViewProps, WithdrawalState } from './withdrawal-list.view.tsx'

/** Loads the seller's withdrawals page by page. */
export function useWithdrawalList(
  state: WithdrawalState,
  onState: (state: WithdrawalState) => void,
): WithdrawalListViewProps {
  const client = useClient()
  const { records, error, more, refetch } = usePages<Withdrawal>({
    queryKey: ['withdrawals', 'page', state],
    isKept: true,
    fetchPage: (ask, signal) =>
      client.withdrawals.page({ query: { ...ask, ...(state && { state }) }, signal, quiet: true }),
  })
  return { withdrawals: records, error, state, more, onState, onRetry: refetch }
}
