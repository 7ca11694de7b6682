import { type Debt, debts } from '@kaadi/contract/debts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adjustmentSql } from '../../../test/adjusted.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { fund } from '../../../test/database.ts'
import { reverseOrder } from '../../../test/reverse-order.ts'
import { aReviewer, type Reviewer } from '../../../test/reviewer.ts'
import { stockCatalogue } from '../../../test/round-rates.ts'
import { aSellingSeller, type SellingSeller } from '../../../test/selling-seller.ts'
import { closeSoundly } from '../../../test/sound-books.ts'

let app: TestApp
let reviewer: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  reviewer = await aReviewer(app)
})
afterAll(() => closeSoundly(app))

const listOf = async ({ token }: SellingSeller) => (await app.call<Debt[]>(debts.list, { token })).data
/** As a withdrawal that was paid: the money is gone. */
const spend = ({ id }: SellingSeller, amount: bigint, currencyId = 1) =>
  app.database.asOwner(adjustmentSql({ userId: id, amount, currencyId, isIn: false }))
const sellPaid = async (seller: SellingSeller) => {
  const { giftOrderId } = (await seller.sell()).data
  await reviewer.settle(giftOrderId)
  return giftOrderId
}
const takeBack = (giftOrderId: string) => reverseOrder(app, giftOrderId)

describe('what a seller owes', () => {
  it('is nothing for who never owed, and for who has spent what is theirs', async () => {
    const seller = await aSellingSeller(app)
    expect(await listOf(seller)).toEqual([])
    await sellPaid(seller)
    await spend(seller, 14_000_000n)
    expect(await listOf(seller)).toEqual([])
  })

  it('names the trade that was taken back, what is owed, and what was paid back since', async () => {
    const seller = await aSellingSeller(app)
    const giftOrderId = await sellPaid(seller)
    await spend(seller, 14_000_000n)
    await takeBack(giftOrderId)
    const { tradeNumber } = (await seller.read(giftOrderId)).data
    const source = { giftOrderId, tradeNumber, amount: '140000.00', time: expect.any(String) }
    expect(await listOf(seller)).toEqual([
      { currencyId: 1, owed: '140000.00', repaid: '0.00', sources: [{ ...source, owed: '140000.00' }] },
    ])
    await fund(app.database, { userId: seller.id, amount: 1_000_000n })
    expect(await listOf(seller)).toEqual([
      { currencyId: 1, owed: '130000.00', repaid: '10000.00', sources: [{ ...source, owed: '130000.00' }] },
    ])
    await fund(app.database, { userId: seller.id, amount: 13_000_000n })
    expect(await listOf(seller)).toEqual([])
  })

  it('is paid back oldest first, and counts nothing from before it was paid back whole', async () => {
    const seller = await aSellingSeller(app)
    const [first, second] = [await sellPaid(seller), await sellPaid(seller)]
    await spend(seller, 29_600_000n)
    await spend(seller, 500_000n)
    await fund(app.database, { userId: seller.id, amount: 500_000n })
    await takeBack(first)
    await takeBack(second)
    await fund(app.database, { userId: seller.id, amount: 15_000_000n })
    expect(await listOf(seller)).toMatchObject([
      {
        owed: '146000.00',
        repaid: '150000.00',
        sources: [
          { giftOrderId: first, amount: '148000.00', owed: '0.00' },
          { giftOrderId: second, amount: '148000.00', owed: '146000.00' },
        ],
      },
    ])
  })

  it('is said for each currency, without a trade where the wallet was corrected, and to nobody else', async () => {
    const [seller, other] = [await aSellingSeller(app), await aSellingSeller(app)]
    await spend(seller, 5_000n, 2)
    await spend(seller, 700n)
    expect(await listOf(seller)).toMatchObject([
      { currencyId: 1, owed: '7.00', sources: [{ giftOrderId: null, tradeNumber: null, owed: '7.00' }] },
      { currencyId: 2, owed: '50.00', sources: [{ giftOrderId: null, tradeNumber: null, owed: '50.00' }] },
    ])
    expect(await listOf(other)).toEqual([])
  })
})
