import { bankAccounts } from '@kaadi/contract/bank-accounts'
import { payouts } from '@kaadi/contract/payouts'
import { withdrawalPins } from '@kaadi/contract/withdrawal-pins'
import { type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import { passwordHash } from '@kaadi/core/crypto'
import { type DemoSellerEmail, demoPassword, demoPin } from '../../../accounts.ts'
import type { DemoBankAccount, DemoPayout } from '../../story/money/payouts.ts'
import type { World } from '../../story/world.ts'

export async function setPin({ sellers }: World, seller: DemoSellerEmail): Promise<undefined> {
  const body = { pin: demoPin, password: passwordHash(seller, demoPassword) }
  await sellers[seller].ask(withdrawalPins.set, { key: `${seller}-pin`, body })
  return undefined
}

export async function addAccount(
  { sellers }: World,
  { seller, ago: _, ...account }: DemoBankAccount,
): Promise<undefined> {
  await sellers[seller].ask(bankAccounts.add, {
    key: `${seller}-bank-${account.accountNumber}`,
    body: { ...account, pin: demoPin },
  })
  return undefined
}

/** To the newest account of the currency. Answers the withdrawal's id. */
export async function request({ sellers }: World, payout: DemoPayout, key: string): Promise<string> {
  const { seller, currencyId, amount } = payout
  const accounts = await sellers[seller].ask(bankAccounts.list, { key: `${key}-accounts`, body: undefined })
  const { id: bankAccountId } = accounts.findLast((account) => account.currencyId === currencyId)!
  const { id } = await sellers[seller].ask(withdrawals.request, {
    key: `${key}-request`,
    body: { currencyId, bankAccountId, amount, pin: demoPin },
  })
  return id
}

export async function start({ treasurer, madeBy }: World, key: string): Promise<undefined> {
  await treasurer.ask(payouts.start, { key: `${key}-start`, body: { id: madeBy(key) as Withdrawal['id'] } })
  return undefined
}

export async function end(
  { treasurer, sellers, madeBy }: World,
  { seller, end: how, said = '' }: DemoPayout,
  key: string,
): Promise<undefined> {
  const id = madeBy(key) as Withdrawal['id']
  if (how === 'cancelled')
    await sellers[seller].ask(withdrawals.cancel, { key: `${key}-cancel`, body: { id } })
  if (how === 'paid')
    await treasurer.ask(payouts.confirm, { key: `${key}-confirm`, body: { id, bankSlipNumber: said } })
  if (how === 'failed') await treasurer.ask(payouts.fail, { key: `${key}-fail`, body: { id, reason: said } })
  return undefined
}
