import { bankAccounts } from '@kaadi/contract/bank-accounts'
import { pollIntervalMs } from '@kaadi/contract/constants'
import { traceStatus } from '@kaadi/contract/payout-traces'
import type { Withdrawal } from '@kaadi/contract/withdrawals'
import { isWithdrawalOpen, withdrawals } from '@kaadi/contract/withdrawals'
import { useAction, useCopy } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { bankBadge } from '../../platform/content/bank-look.ts'
import { wellFormedId } from '../../platform/navigation/well-formed-id.ts'
import { saveFile } from '../../platform/net/save-file.ts'
import { useClient, useReads } from '../../platform/net/use-client.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { useToaster } from '../../platform/screens/toasts.tsx'
import { useNow } from '../../platform/time/use-now.ts'
import type { WithdrawalDetailViewProps } from './withdrawal-detail.view.tsx'

export interface WithdrawalDetail {
  readonly view: WithdrawalDetailViewProps | undefined
  readonly error: unknown
  readonly refetch: () => void
}

/** One withdrawal, asked for again while it is open and kept for when there is no connection, and the way to take it back. */
export function useWithdrawalDetail(id: string): WithdrawalDetail {
  const client = useClient()
  const now = useNow()
  const queries = useQueryClient()
  const toaster = useToaster()
  const { isCopied, copy } = useCopy()
  const definition = useReads().withdrawals.detail({ id: wellFormedId(id) })
  const { data, error, refetch } = useQuery({
    ...definition,
    meta: { kept: true },
    refetchInterval: ({ state }) =>
      state.data && (isWithdrawalOpen(state.data.status) || state.data.trace?.status === traceStatus.open)
        ? pollIntervalMs
        : false,
  })
  const accounts = useQuery({
    ...useLateCalls({ bankAccounts }).reads.bankAccounts.list(),
    meta: { kept: true },
  }).data
  const account = accounts?.find(({ id }) => id === data?.bankAccountId)
  const cancel = useAction((body: { id: Withdrawal['id'] }, idempotencyKey) =>
    client.withdrawals.cancel({ body, idempotencyKey }),
  )
  const receipt = useAction(async (id: Withdrawal['id']) => {
    await saveFile(await client.open(withdrawals.receipt, { query: { id } }), () => {})
    return true
  })
  const onCancel = async () => {
    if (!data) return
    const cancelled = await cancel.run({ id: data.id })
    if (cancelled) {
      queries.setQueryData(definition.queryKey, cancelled)
      toaster.show({ text: t('Withdrawal cancelled'), tone: 'ok' })
      void queries.invalidateQueries({ queryKey: ['wallets'] })
    }
    // A refusal means that the withdrawal has moved on: show where it stands now.
    void queries.invalidateQueries({ queryKey: ['withdrawals'] })
  }
  const view = data && {
    withdrawal: data,
    badge: account && bankBadge(account),
    now,
    copied: isCopied,
    onCopy: () => void copy(data.providerReference),
    saving: receipt.isRunning,
    onReceipt: () => void receipt.run(data.id),
    cancelling: cancel.isRunning,
    onCancel: () => void onCancel(),
  }
  return { view, error, refetch: () => void refetch() }
}
