import type { BankAccount } from '@kaadi/contract/bank-accounts'
import type { Withdrawal } from '@kaadi/contract/withdrawals'
import type { WithdrawContext, withdrawMachine } from '@kaadi/core/machines'
import { useTell } from '@kaadi/react'
import type { ActorRefFrom } from 'xstate'
import { firstAccount } from './send-withdrawal.ts'

/** Those that can be paid to: an address of a closed network cannot. */
export const payableOf = (accounts: readonly BankAccount[]): readonly BankAccount[] =>
  accounts.filter(({ networkClosed }) => !networkClosed)

/**
 * The account that is chosen, while it can be paid to. Before an amount is typed another is chosen in the place of one whose
 * network was closed; later the seller chooses: nobody's money goes elsewhere unseen.
 */
export function useChosenAccount(
  { amount, bankAccountId }: Pick<WithdrawContext, 'amount' | 'bankAccountId'>,
  accounts: readonly BankAccount[],
  failed: Withdrawal | undefined,
  send: ActorRefFrom<typeof withdrawMachine>['send'],
): { readonly account: BankAccount | undefined; readonly isClosed: boolean } {
  const payable = payableOf(accounts)
  const account = payable.find(({ id }) => id === bankAccountId)
  const other = account === undefined && amount === '' ? firstAccount(payable, failed) : undefined
  useTell(send, other && { type: 'SET_ACCOUNT', bankAccountId: other.id })
  return { account, isClosed: account === undefined && accounts.length > payable.length }
}
