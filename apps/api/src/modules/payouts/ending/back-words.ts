import type { CurrencyId } from '@kaadi/contract/primitives'
import type { Reader } from '../../../database/named-read.ts'
import { showMoney } from '../../../ledger/show-money.ts'
import { listDebts } from '../checking/blocked.repository.ts'

/** A withdrawal whose money comes back, with its fee. */
interface MoneyBack {
  readonly userId: bigint
  /** In minor units. */
  readonly amount: bigint
  readonly currencyId: CurrencyId
}

/** In the words of `bankAccountBlocked`, which its seller reads where they ask anew. They name neither list nor reason. */
export const blockedReason =
  'We cannot pay to this bank account. Choose another one, or write to our support.'
const wordsOf = (money: string, owed: string | undefined) =>
  owed
    ? `We gave ${money} back to your wallet, with its fee: you owed ${owed}. That is paid back from it first.`
    : `${money} is in your balance again, with its fee.`
const saidByBank = (reason: string) => `The bank said: ${reason}`
const notKept = (account: string, reason: string) => `${account} did not keep it: ${reason}`

/**
 * What a seller reads of money that comes back: the books pay what they owe in its currency from it, so it is in the balance only
 * where they owe nothing. Read before it moves.
 */
export async function readBackWords(on: Reader, { userId, amount, currencyId }: MoneyBack) {
  const debt = (await listDebts(on, userId)).find((one) => one.currencyId === currencyId)
  const back = wordsOf(showMoney(amount, currencyId), debt && showMoney(debt.owed, currencyId))
  return {
    returned: (account: string, reason: string) => ({
      title: 'Your bank sent your withdrawal back',
      content: `${back} ${notKept(account, reason)}`,
    }),
    failed: (reason: string) => ({
      title: 'Your withdrawal came back',
      content: `${back} ${saidByBank(reason)}`,
    }),
    blocked: () => ({ title: 'Your withdrawal came back', content: `${back} ${blockedReason}` }),
  }
}
