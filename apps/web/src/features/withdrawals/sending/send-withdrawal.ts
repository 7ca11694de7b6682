import type { BankAccount } from '@kaadi/contract/bank-accounts'
import type { Withdrawal } from '@kaadi/contract/withdrawals'
import type { FindWithdrawalInput, RequestWithdrawalInput } from '@kaadi/core/machines'
import type { useClient } from '../../../platform/net/use-client.ts'

/** The one that failed went to a wrong account: another is offered first. */
export const firstAccount = (accounts: readonly BankAccount[], failed: Withdrawal | undefined) => {
  const others = accounts.filter(({ id }) => id !== failed?.bankAccountId)
  return others.find((account) => account.isDefault) ?? others[0] ?? accounts[0]
}

/** Asks for the withdrawal, or sends the failed one again. The screen says itself what became of it. */
export const sendWithdrawal = (
  client: ReturnType<typeof useClient>,
  failed: Withdrawal | undefined,
  { request, idempotencyKey }: RequestWithdrawalInput,
  signal: AbortSignal,
) => {
  if (!failed) return client.withdrawals.request({ body: request, idempotencyKey, signal, quiet: true })
  const { bankAccountId, pin, shownFee } = request
  return client.withdrawals.retry({
    body: { id: failed.id, bankAccountId: bankAccountId as BankAccount['id'], shownFee, pin },
    idempotencyKey,
    signal,
    quiet: true,
  })
}

/** The withdrawal that was made under a key, if one was. */
export const findWithdrawal = async (
  client: ReturnType<typeof useClient>,
  { idempotencyKey }: FindWithdrawalInput,
  signal: AbortSignal,
): Promise<Withdrawal | undefined> => {
  const { records } = await client.withdrawals.page({
    query: { idempotencyKey, size: 1 },
    signal,
    quiet: true,
  })
  return records[0]
}

/** Which of the screens is shown. */
export const stepOf = (
  withdrawalId: string | undefined,
  isSought: boolean,
  isPinMissing: boolean,
  asksPassword: boolean,
): 'amount' | 'pinMissing' | 'password' | 'sought' | 'submitted' => {
  if (withdrawalId) return 'submitted'
  if (isSought) return 'sought'
  if (isPinMissing) return 'pinMissing'
  return asksPassword ? 'password' : 'amount'
}
