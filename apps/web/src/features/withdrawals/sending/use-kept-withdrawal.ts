import type { BankAccount } from '@kaadi/contract/bank-accounts'
import type { WithdrawContext, withdrawMachine } from '@kaadi/core/machines'
import { useEmitted } from '@kaadi/react'
import type { ActorRefFrom } from 'xstate'
import { useKeptFields } from '../../../platform/forms/use-kept-fields.ts'

/** Keeps amount and account as they are chosen, until they are sent. `about`: the wallet, or the withdrawal that is sent again. */
export function useKeptWithdrawal(
  about: string | number,
  { amount, bankAccountId = '' }: Pick<WithdrawContext, 'amount' | 'bankAccountId'>,
  accounts: readonly BankAccount[],
  actor: ActorRefFrom<typeof withdrawMachine>,
): void {
  const letGo = useKeptFields(`withdraw ${about}`, { amount, bankAccountId }, (kept) => {
    if (kept.amount) actor.send({ type: 'SET_AMOUNT', amount: kept.amount })
    const account = accounts.find(({ id }) => id === kept.bankAccountId)
    if (account) actor.send({ type: 'SET_ACCOUNT', bankAccountId: account.id })
  })
  useEmitted(actor, 'submitted', letGo)
}
