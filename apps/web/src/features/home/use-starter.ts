import { bankAccounts } from '@kaadi/contract/bank-accounts'
import { useQuery } from '@tanstack/react-query'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

/** Whether a new seller has saved a bank account. */
export const useHasBankAccount = (): boolean => {
  const { reads } = useLateCalls({ bankAccounts })
  const { data } = useQuery({ ...reads.bankAccounts.list(), meta: { kept: true } })
  return (data?.length ?? 0) > 0
}
