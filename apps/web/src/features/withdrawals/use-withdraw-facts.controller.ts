import { bankAccounts } from '@kaadi/contract/bank-accounts'
import { type CurrencyId, pollIntervalMs } from '@kaadi/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { wellFormedId } from '../../platform/navigation/well-formed-id.ts'
import { useReads } from '../../platform/net/use-client.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

/** Limits and accounts of one wallet, which the form cannot begin without. */
export function useWithdrawFacts(currencyId: CurrencyId, failedId: string | null) {
  const reads = useReads()
  // Payouts may be stopped, and a network closed, while the form is filled in.
  const limits = useQuery({ ...reads.withdrawals.limits({ currencyId }), refetchInterval: pollIntervalMs })
  const accounts = useQuery({
    ...useLateCalls({ bankAccounts }).reads.bankAccounts.list(),
    refetchInterval: pollIntervalMs,
    meta: { kept: true },
  })
  const failed = useQuery({
    ...reads.withdrawals.detail({ id: wellFormedId(failedId ?? '') }),
    enabled: failedId !== null,
  })
  return {
    failed: failedId === null ? null : failed.data,
    limits: limits.data,
    accounts: accounts.data?.filter((account) => account.currencyId === currencyId),
    error: limits.error ?? accounts.error ?? (failedId === null ? null : failed.error),
    refetch: () =>
      void Promise.all([limits.refetch(), accounts.refetch(), failedId === null ? null : failed.refetch()]),
  }
}
