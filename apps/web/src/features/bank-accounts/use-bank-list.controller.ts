import { type BankAccount, bankAccounts } from '@kaadi/contract/bank-accounts'
import { useAction } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSiteInfo } from '../../platform/content/site.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { useToaster } from '../../platform/screens/toasts.tsx'

const usualMax = 4

/** The saved accounts of all wallets. */
export function useBankAccounts() {
  const { data, error, refetch } = useQuery({
    ...useLateCalls({ bankAccounts }).reads.bankAccounts.list(),
    meta: { kept: true },
  })
  return { accounts: data, error, onRetry: () => void refetch() }
}

/** How many accounts may be saved, and making one the main one. */
export function useBankListActions() {
  const { client, reads } = useLateCalls({ bankAccounts })
  const queries = useQueryClient()
  const toaster = useToaster()
  const site = useSiteInfo()
  const setDefault = useAction((id: BankAccount['id'], idempotencyKey) =>
    client.bankAccounts.setDefault({ body: { id }, idempotencyKey }),
  )
  const onDefault = async (account: BankAccount) => {
    const accounts = await setDefault.run(account.id)
    if (!accounts) return
    queries.setQueryData(reads.bankAccounts.list().queryKey, accounts)
    toaster.show({
      text: t('{bank} is your main account now', { bank: account.bankName }),
      tone: 'ok',
    })
  }
  return {
    max: Math.max(0, ...(site?.settleCurrencyConfList.map(({ bankMax }) => bankMax) ?? [])) || usualMax,
    loading: setDefault.isRunning,
    onDefault: (account: BankAccount) => void onDefault(account),
  }
}
