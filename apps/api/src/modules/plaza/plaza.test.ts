import { createHash } from 'node:crypto'
import { payouts } from '@kaadi/contract/payouts'
import { type PlazaLine, type PlazaSummary, plaza } from '@kaadi/contract/plaza'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { aReviewer, used } from '../../../test/reviewer.ts'
import { aSellingSeller, aSteamCode } from '../../../test/selling-seller.ts'
import { createTradingApp } from '../../../test/trading-desk.ts'
import { aWithdrawingSeller } from '../../../test/withdrawing-seller.ts'
import { maskName } from './plaza-line.ts'

let app: TestApp
let close: () => Promise<void>
beforeAll(async () => {
  ;({ app, close } = await createTradingApp())
})
afterAll(() => close())

it('shows sales that were paid, and no other, under a masked name', async () => {
  const [seller, reviewer] = [
    await aSellingSeller(app, { email: 'adaeze@kaadi.example' }),
    await aReviewer(app),
  ]
  const paid = (await seller.sell()).data.giftOrderId
  await reviewer.settle(paid)
  await reviewer.settle((await seller.sell()).data.giftOrderId, used)
  await seller.sell()
  const { data } = await app.call<PlazaLine[]>(plaza.cardOrders)
  expect(data).toMatchObject([
    {
      maskedName: 'a***e',
      amount: '148000.00',
      currencyId: 1,
      label: 'Steam $100',
      cardTypeId: 'steam',
      durationSeconds: expect.any(Number),
    },
  ])
  expect(JSON.stringify(data)).not.toContain('adaeze')
})

it('says of a sale how many of its cards were paid', async () => {
  const [seller, reviewer] = [await aSellingSeller(app), await aReviewer(app)]
  const sell = async (...verdicts: Parameters<typeof reviewer.settle>[1][]) => {
    const { giftOrderId } = (await seller.sell({ codes: verdicts.map(aSteamCode) })).data
    expect(await reviewer.settle(giftOrderId, ...verdicts)).toMatchObject({ code: 0 })
    const [line] = (await app.call<PlazaLine[]>(plaza.cardOrders)).data
    return [line?.label, line?.amount]
  }
  expect(await sell('valid', used, 'valid')).toEqual(['Steam $100 × 2', '296000.00'])
  expect(await sell('valid', used)).toEqual(['Steam $100', '148000.00'])
})

it('lets the seller prove a line, and nobody else make one', async () => {
  const [seller, reviewer] = [await aSellingSeller(app), await aReviewer(app)]
  const paid = (await seller.sell()).data.giftOrderId
  await reviewer.settle(paid)
  const [line] = (await app.call<PlazaLine[]>(plaza.cardOrders)).data
  const { amount, currencyId, label, durationSeconds, time, receiptHash } = line!
  const facts = [paid, amount, currencyId, label, durationSeconds, time].join('\n')
  expect(receiptHash).toBe(createHash('sha256').update(facts).digest('hex'))
})

it('shows the sales of one brand, and none of a brand that nobody sold', async () => {
  const of = async (cardTypeId: string) =>
    (await app.call<PlazaLine[]>(plaza.cardOrders, { query: { cardTypeId } })).data
  const steam = await of('steam')
  expect(steam.length).toBeGreaterThan(0)
  expect(new Set(steam.map((line) => line.cardTypeId))).toEqual(new Set(['steam']))
  expect(await of('apple')).toEqual([])
  expect(await app.call(plaza.cardOrders, { query: { cardTypeId: "x' or 1=1" } })).toMatchObject({
    status: 400,
  })
})

it('counts what was paid today and yesterday, and tells no usual time of a few', async () => {
  const { data } = await app.call<PlazaSummary>(plaza.summary)
  const paid = (await app.call<PlazaLine[]>(plaza.cardOrders)).data.length
  expect(data.cardsToday + data.cardsYesterday).toBe(paid)
  expect(data).toMatchObject({ cardSeconds: null, withdrawalSeconds: null })
})

it('shows withdrawals that were paid, newest first', async () => {
  const { token } = await app.signInOperator('treasurer')
  for (const [index, naira] of ['2000', '3000'].entries()) {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    const { id } = (await seller.withdraw(naira)).data
    await app.call(payouts.start, { token, body: { id } })
    await app.call(payouts.confirm, { token, body: { id, bankSlipNumber: `SLIP-00${index}` } })
    await seller.withdraw('1500')
  }
  const { data } = await app.call<PlazaLine[]>(plaza.withdrawals)
  expect(data.map(({ amount, label }) => [amount, label])).toEqual([
    ['2950.00', 'Guaranty Trust Bank'],
    ['1950.00', 'Guaranty Trust Bank'],
  ])
})

it.each([
  ['adaeze', 'a***e'],
  ['abc', 'a***c'],
  ['ab', 'a***'],
  ['a', 'a***'],
  ['', '***'],
])('masks %j as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})
