import type { WalletRecord } from '@kaadi/contract/wallets'
import { walletEventSchema } from '@kaadi/contract/wallets'
import { afterEach, describe, expect, it } from 'vitest'
import { speakLanguage } from '../../platform/words/speak-language.ts'
import { describeRecord } from './describe-record.ts'
import { sumOfOrders } from './use-wallet.controller.ts'

const aRecord = (given: Partial<WalletRecord> = {}): WalletRecord => ({
  id: 'r1',
  event: 'withdrawal',
  title: 'Withdrawal · GTBank ••4821',
  amount: '-60000',
  balanceAfter: '188600',
  currencyId: 1,
  sourceId: 'w1',
  time: '2026-11-21T12:00:00.000Z',
  ...given,
})

afterEach(() => speakLanguage('en-US'))

it.each([
  ['exchange', 'Naira to Cedi', 'Naira vers Cedi'],
  ['reward', 'Place 1 of the best sellers, October 2026', 'Place 1 des meilleurs vendeurs, octobre 2026'],
  ['reward', 'Place 2 of the cleanest sellers, May 2026', 'Place 2 des vendeurs les plus propres, mai 2026'],
  ['reward', 'Rebate for August 2026', 'Remise de août 2026'],
  ['reward', 'For a friend you invited', 'Pour une connaissance que vous avez invitée'],
  ['reward', 'Walk to work', 'Walk to work'],
  ['cardOrder', 'Steam $100', 'Steam $100'],
] as const)('of %s says “%s” in French, and as it stands in English', async (event, english, french) => {
  expect(describeRecord(aRecord({ event, title: english })).title).toBe(english)
  await speakLanguage('fr')
  expect(describeRecord(aRecord({ event, title: english })).title).toBe(french)
})

describe('a line of the statement', () => {
  it('goes out where its amount is below zero, and says so without the sign', () => {
    expect(describeRecord(aRecord())).toMatchObject({ direction: 'out', amount: '60000', kind: 'withdrawal' })
    expect(describeRecord(aRecord({ amount: '5', event: 'reward' }))).toMatchObject({
      direction: 'in',
      kind: 'bonus',
    })
  })

  it('comes in where a withdrawal came back: the balance grew by it', () => {
    expect(describeRecord(aRecord({ amount: '90000', event: 'withdrawalReturned' }))).toMatchObject({
      direction: 'in',
      amount: '90000',
      kind: 'refund',
    })
  })

  it('says of what was lent for a reversed sale that it is owed, and shows it as no income', async () => {
    const lent = aRecord({ event: 'reversal', amount: '140000', title: 'Advance that you owe · Steam $100' })
    const seen = { title: 'Steam $100', what: 'Advance that you owe', direction: 'none', amount: '140000' }
    expect(describeRecord(lent)).toMatchObject(seen)
    await speakLanguage('fr')
    expect(describeRecord(lent)).toMatchObject({ ...seen, what: 'Avance que vous devez' })
  })

  it.each([
    ['Withdrawal cancelled', 'Withdrawal cancelled'],
    ['Withdrawal came back', 'Withdrawal came back'],
    ['Withdrawal fee came back', 'Withdrawal fee came back'],
  ])('tells a withdrawal that was taken back from one that came back: %s', (what, shown) => {
    const title = `${what} · OPay ••7731`
    expect(describeRecord(aRecord({ event: 'withdrawalReturned', title }))).toMatchObject({
      title: 'OPay ••7731',
      what: shown,
    })
  })

  it('says of what pays back a debt that it does, not that a sale was reversed', () => {
    const title = 'Paid back what was owed · Steam $100'
    expect(describeRecord(aRecord({ event: 'reversal', amount: '-900', title }))).toMatchObject({
      what: 'Paid back what was owed',
      direction: 'out',
    })
  })

  it('leads to what it belongs to, where that has a screen', () => {
    expect(describeRecord(aRecord()).path).toBe('/transaction/withdrawDetail?id=w1')
    expect(describeRecord(aRecord({ event: 'cardOrder' })).path).toBe(
      '/transaction/cardDetail?giftOrderId=w1',
    )
    expect(describeRecord(aRecord({ event: 'reward' })).path).toBeNull()
    expect(describeRecord(aRecord({ sourceId: null })).path).toBeNull()
  })

  it('is titled by its subject', () => {
    expect(describeRecord(aRecord())).toMatchObject({ title: 'GTBank ••4821', what: 'Withdrawal' })
    expect(describeRecord(aRecord({ title: 'Steam $100' }))).toMatchObject({
      title: 'Steam $100',
      what: null,
    })
  })

  it('has a look for every event of the contract', () => {
    for (const event of walletEventSchema.def.values)
      expect(describeRecord(aRecord({ event })).kind).toBeTruthy()
  })
})

it('counts only the cards that pay into the wallet, without losing a kobo', () => {
  const orders = [
    { currencyId: 1, payout: '148000.10' },
    { currencyId: 1, payout: '0.20' },
    { currencyId: 2, payout: '900' },
  ] as const
  expect(sumOfOrders(orders, 1)).toBe('148000.3')
  expect(sumOfOrders([], 3)).toBe('0')
})
