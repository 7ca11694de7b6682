import type { BankAccount } from '@kaadi/contract/bank-accounts'
import { type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import type { Reply, SignedUp, TestApp } from './app.ts'
import { fund } from './database.ts'
import { addAccount, pin, setPin } from './withdrawing-seller.ts'

/** A wallet on Tron, and an example of EIP-55. */
export const anAddress = {
  tron: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
} as const

export type AddressNetwork = 'usdt-trc20' | 'usdt-bep20' | 'usdt-erc20'

export interface AddressSeller {
  readonly seller: SignedUp
  readonly account: BankAccount
  readonly withdraw: (amount: string) => Promise<Reply<Withdrawal>>
}

/** A seller with a thousand USDT and a saved address. The catalogue names the networks. */
export async function aSellerWithAddress(
  app: TestApp,
  { network = 'usdt-trc20', balance = 1_000_000_000n }: { network?: AddressNetwork; balance?: bigint } = {},
): Promise<AddressSeller> {
  const seller = await app.signUpUser()
  await setPin(app, seller)
  const accountNumber = network === 'usdt-trc20' ? anAddress.tron : anAddress.ethereum
  const reply = await addAccount(app, seller, { bankCode: network, accountNumber })
  if (reply.code !== 0) throw new Error(`The address was refused: ${reply.msg}`)
  await fund(app.database, { userId: seller.id, currencyId: 3, amount: balance })
  return {
    seller,
    account: reply.data,
    withdraw: (amount) =>
      app.call<Withdrawal>(withdrawals.request, {
        token: seller.token,
        body: { currencyId: 3, bankAccountId: reply.data.id, amount, pin },
      }),
  }
}
