import { useQuery } from '@tanstack/react-query'
import { useReads } from '../../platform/net/use-client.ts'

/** Whether a new seller has saved a bank account; asked only for those who need the starter. */
export const useHasBankAccount = (isNewSeller: boolean): boolean => {
  const { bankAccounts } = useReads()
  const { data } = useQuery({ ...bankAccounts.list(), enabled: isNewSeller })
  return (data?.length ?? 0) > 0
}
