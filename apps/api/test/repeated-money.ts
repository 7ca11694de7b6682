import { bankAccounts } from '@kaadi/contract/bank-accounts'
import { type ExchangeQuote, exchanges } from '@kaadi/contract/exchanges'
import { type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import { addCurrencyRates } from '../src/modules/currencies/index.ts'
import { findWork } from '../src/modules/payout-worker/carrying-out/find-work.ts'
import { aJob } from './a-job.ts'
import type { TestApp } from './app.ts'
import { asTreasurer, newReturn, newSlip } from './payout-desk.ts'
import { made, type RepeatedCall } from './repeated-call.ts'
import type { TradingDesk } from './trading-desk.ts'
import { addAccount, aWithdrawingSeller, pin, type WithdrawingSeller } from './withdrawing-seller.ts'

let lastNumber = 2_000_000_001

const quoteExchange = (app: TestApp, { token }: WithdrawingSeller, amount: string) =>
  app.call<ExchangeQuote>(exchanges.quote, {
    token,
    body: { inCurrencyId: 1, outCurrencyId: 2, amount },
  })

/** Saved bank accounts, withdrawals and their payouts. */
export async function repeatedMoney(app: TestApp, desk: TradingDesk) {
  const { token } = await app.signInOperator('treasurer')
  await addCurrencyRates(app.database.checker, [{ inId: 1, outId: 2, rate: '0.00735' }])
  const senior = await app.signInOperator('senior')
  const treasurer = asTreasurer(app, token)
  /** Who paid does not record that it came back. */
  const other = asTreasurer(app, (await app.signInOperator('treasurer')).token)
  const aRequest = async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    return { seller, id: (await made(seller.withdraw('5000'))).id }
  }
  const aTaken = async () => {
    const { id } = await aRequest()
    await made(treasurer.start(id))
    return id
  }
  const paidOut = async (by = treasurer) => {
    const { seller, id } = await aRequest()
    await made(by.start(id))
    await made(by.confirm(id))
    return { seller, id }
  }
  /** A machine has it: its job is there, and the payout was sent. */
  const atProvider = async () => {
    const { seller, id } = await aRequest()
    const routes = [{ currencyId: 1 as const, kind: 'bank' as const, provider: 'paystack' }]
    await findWork({ database: app.database, rails: { ...app.deps.rails, routes } })(aJob)
    await app.runJobs()
    return { seller, id }
  }
  const bySeller = (call: (seller: WithdrawingSeller) => Promise<RepeatedCall>) => async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    return { token: seller.token, ...(await call(seller)) }
  }
  const byTreasurer = (call: () => Promise<RepeatedCall>) => async () => ({ token, ...(await call()) })
  const removal = (seller: WithdrawingSeller, id: string) =>
    made(app.call(bankAccounts.remove, { token: seller.token, body: { id, pin } }))

  return {
    'bankAccounts.add': bySeller(async (seller) => ({
      body: { bankCode: '058', accountNumber: String(lastNumber++), pin },
      other: { accountNumber: String(lastNumber++) },
      afterwards: ({ data }: { data: { id: string } }) => removal(seller, data.id),
    })),
    'bankAccounts.remove': bySeller(async (seller) => ({
      body: { id: seller.account.id, pin },
      other: { id: 'another' },
      afterwards: () => made(addAccount(app, seller, { accountNumber: String(lastNumber++) })),
    })),
    'bankAccounts.setDefault': bySeller(async (seller) => {
      const second = await made(addAccount(app, seller, { accountNumber: String(lastNumber++) }))
      return {
        body: { id: second.id },
        other: { id: seller.account.id },
        afterwards: () => removal(seller, second.id),
      }
    }),
    'withdrawals.request': bySeller(async (seller) => ({
      body: { currencyId: 1, bankAccountId: seller.account.id, amount: '5000', pin },
      other: { amount: '6000' },
      afterwards: ({ data }: { data: { id: string } }) => desk.payOut(data.id),
    })),
    'withdrawals.retry': async () => {
      const { seller, id } = await aRequest()
      await made(treasurer.start(id))
      await made(treasurer.fail(id))
      const account = await made(addAccount(app, seller, { accountNumber: String(lastNumber++) }))
      return {
        token: seller.token,
        body: { id, bankAccountId: account.id, pin },
        other: { bankAccountId: seller.account.id },
        afterwards: ({ data }: { data: { id: string } }) => desk.payOut(data.id),
      }
    },
    'autoWithdrawals.set': bySeller(async () => ({
      body: { currencyId: 1, kind: 'keep', amount: '5000', pin },
      other: { amount: '6000' },
    })),
    'withdrawals.cancel': async () => {
      const { seller, id } = await aRequest()
      const other = (await made(seller.withdraw('1000'))).id
      return {
        token: seller.token,
        body: { id },
        other: { id: other },
        afterwards: () => made(app.call(withdrawals.cancel, { token: seller.token, body: { id: other } })),
      }
    },
    'exchanges.quote': bySeller(async () => ({
      body: { inCurrencyId: 1, outCurrencyId: 2, amount: '1000' },
      other: { amount: '2000' },
    })),
    'exchanges.make': bySeller(async (seller) => {
      const quoteOf = async (amount: string) => (await made(quoteExchange(app, seller, amount))).quoteId
      return { body: { quoteId: await quoteOf('1000') }, other: { quoteId: await quoteOf('2000') } }
    }),
    'payouts.start': byTreasurer(async () => {
      const { id } = await aRequest()
      return {
        body: { id },
        other: { id: (await aRequest()).id },
        afterwards: () => made(treasurer.confirm(id)),
      }
    }),
    'payouts.openAccount': byTreasurer(async () => {
      const id = await aTaken()
      return { body: { id }, other: { id: await aTaken() }, afterwards: () => made(treasurer.handBack(id)) }
    }),
    'payouts.handBack': byTreasurer(async () => {
      const id = await aTaken()
      return {
        body: { id, reason: 'My bank app is down.' },
        other: { reason: 'Another reason.' },
        afterwards: () => made(treasurer.start(id)),
      }
    }),
    'payouts.takeOver': async () => {
      const id = await aTaken()
      return {
        token: senior.token,
        body: { id, reason: 'She has gone home.' },
        other: { reason: 'Another reason.' },
        afterwards: () => made(asTreasurer(app, senior.token).confirm(id)),
      }
    },
    'payouts.confirm': byTreasurer(async () => {
      const id = await aTaken()
      return {
        body: { id, bankSlipNumber: newSlip() },
        other: { bankSlipNumber: newSlip() },
        afterwards: () => made(other.recordReturn(id)),
      }
    }),
    'payouts.fail': byTreasurer(async () => ({
      body: { id: await aTaken(), reason: 'The bank closed this account.' },
      other: { reason: 'Another reason.' },
    })),
    'providerPayouts.ask': byTreasurer(async () => ({
      body: { id: (await atProvider()).id },
      other: { id: (await atProvider()).id },
    })),
    'withdrawals.reportMissing': async () => {
      const { seller, id } = await paidOut()
      return {
        token: seller.token,
        body: { id, words: 'Nothing came.' },
        other: { words: 'Still nothing.' },
        afterwards: () => made(other.recordReturn(id)),
      }
    },
    'payoutTraces.answer': byTreasurer(async () => {
      const { seller, id } = await paidOut()
      const reported = await made(
        app.call<Withdrawal>(withdrawals.reportMissing, { token: seller.token, body: { id } }),
      )
      return {
        body: {
          traceId: reported.trace!.traceId,
          proof: 'FT-2026-0001',
          answer: 'The bank has it since noon.',
        },
        other: { proof: 'FT-2026-0002' },
      }
    }),
    'payouts.recordReturn': byTreasurer(async () => ({
      body: {
        id: (await paidOut(other)).id,
        reason: 'The account is frozen.',
        bankReference: newReturn(),
      },
      other: { reason: 'Another reason.' },
    })),
  }
}
