import type { BankAccount } from '@kaadi/contract/bank-accounts'
import { bankAccounts } from '@kaadi/contract/bank-accounts'
import { withdrawalPins } from '@kaadi/contract/withdrawal-pins'
import { type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import { passwordHash } from '@kaadi/core/crypto'
import type { Reply, SignedUp, TestApp } from './app.ts'
import { fund } from './database.ts'

export const pin = '718204'

/** A seller who can withdraw: with a PIN, a saved bank account and a balance in kobo. */
export interface WithdrawingSeller extends SignedUp {
  readonly account: BankAccount
  /** Of the account. */
  readonly accountNumber: string
  readonly withdraw: (
    amount: string,
    options?: { readonly idempotencyKey?: string; readonly body?: object },
  ) => Promise<Reply<Withdrawal>>
}

let lastNumber = 1_000_000_001
/** An account number that no other seller of the test has: payouts to a shared account are held. */
export const anAccountNumber = (): string => String(lastNumber++)

export async function aWithdrawingSeller(app: TestApp, balance: bigint): Promise<WithdrawingSeller> {
  const seller = await app.signUpUser()
  await setPin(app, seller)
  const accountNumber = anAccountNumber()
  const reply = await addAccount(app, seller, { accountNumber })
  if (reply.code !== 0) throw new Error(`The account was refused: ${reply.msg}`)
  if (balance > 0n) await fund(app.database, { userId: seller.id, amount: balance })
  const account = reply.data
  return {
    ...seller,
    account,
    accountNumber,
    withdraw: (amount, { idempotencyKey, body } = {}) =>
      app.call<Withdrawal>(withdrawals.request, {
        token: seller.token,
        body: { currencyId: 1, bankAccountId: account.id, amount, pin, ...body },
        ...(idempotencyKey && { idempotencyKey }),
      }),
  }
}

export const setPin = (app: TestApp, seller: SignedUp): Promise<Reply> =>
  app.call(withdrawalPins.set, {
    token: seller.token,
    body: { pin, password: passwordHash(seller.email, seller.password) },
  })

export const addAccount = (app: TestApp, seller: SignedUp, body: object = {}): Promise<Reply<BankAccount>> =>
  app.call<BankAccount>(bankAccounts.add, {
    token: seller.token,
    body: { bankCode: '058', accountNumber: '0123456789', pin, ...body },
  })
