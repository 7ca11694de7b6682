import type { BankAccount } from '@kaadi/contract/bank-accounts'
import { payouts } from '@kaadi/contract/payouts'
import { type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import type { AppOptions } from '../src/app.ts'
import { startDevelopmentBankProvider } from '../src/modules/bank-accounts/index.ts'
import { createTestApp, type TestApp } from './app.ts'
import { made } from './repeated-call.ts'
import { aReviewer, type Reviewer } from './reviewer.ts'
import { stockCatalogue } from './round-rates.ts'
import { aSellingSeller, type SellingSeller } from './selling-seller.ts'
import { closeSoundly } from './sound-books.ts'
import { addAccount, anAccountNumber, pin, setPin } from './withdrawing-seller.ts'

/** One who can sell and withdraw, by the service's own calls. */
export interface TradingSeller extends SellingSeller {
  readonly account: BankAccount
  readonly accountNumber: string
  /** Sells a card of $100 for ₦148,000, which is settled. Answers the order's id. */
  readonly sellPaid: () => Promise<string>
  /** Asks for a payout of naira. Answers the withdrawal's id. */
  readonly withdraw: (amount: string) => Promise<string>
}

/** A reviewer, a treasurer, and sellers who trade with them. */
export interface TradingDesk {
  readonly reviewer: Reviewer
  readonly aSeller: (fields?: { email: string }) => Promise<TradingSeller>
  readonly payOut: (withdrawalId: string) => Promise<void>
}

let slips = 0

/** Wants the catalogue of `stockCatalogue` and a bank provider. */
export async function aTradingDesk(app: TestApp): Promise<TradingDesk> {
  const reviewer = await aReviewer(app)
  const { token } = await app.signInOperator('treasurer')
  const aSeller: TradingDesk['aSeller'] = async (fields) => {
    const seller = await aSellingSeller(app, fields)
    await setPin(app, seller)
    const accountNumber = anAccountNumber()
    const account = await made(addAccount(app, seller, { accountNumber }))
    return {
      ...seller,
      account,
      accountNumber,
      sellPaid: async () => {
        const { giftOrderId } = (await seller.sell()).data
        await reviewer.settle(giftOrderId)
        return giftOrderId
      },
      withdraw: async (amount) => {
        const body = { currencyId: 1, bankAccountId: account.id, amount, pin }
        const reply = await app.call<Withdrawal>(withdrawals.request, { token: seller.token, body })
        return reply.data.id
      },
    }
  }
  const payOut: TradingDesk['payOut'] = async (id) => {
    await made(app.call(payouts.start, { token, body: { id } }))
    await made(app.call(payouts.confirm, { token, body: { id, bankSlipNumber: `DESK-SLIP-${++slips}` } }))
  }
  return { reviewer, aSeller, payOut }
}

/** A service where cards are sold and money is withdrawn: catalogue, desk, bank provider. `close` closes it soundly. */
export async function createTradingApp(options: Partial<AppOptions> = {}) {
  const bankProvider = await startDevelopmentBankProvider()
  const app = await createTestApp({ bankProvider, ...options })
  await stockCatalogue(app.database)
  const desk = await aTradingDesk(app)
  const close = async () => {
    await closeSoundly(app)
    await bankProvider.close()
  }
  return { app, desk, close }
}
