import { type DeskQueueRow, desk } from '@kaadi/contract/desk'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { manyOrders } from '../../../../test/many-rows.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  ;({ token } = await app.signInOperator('reviewer'))
  await manyOrders(app.database, 504)
})
afterAll(() => app.close())

type Asked = Record<string, string | number>
const page = async (query: Asked, by = token) =>
  (await app.call<KeyedPage<DeskQueueRow>>(desk.queue, { token: by, query: { size: 50, ...query } })).data
const idsOf = ({ records }: KeyedPage<DeskQueueRow>) =>
  records.map(({ giftOrderId }) => giftOrderId as string)

async function walk(query: Asked): Promise<KeyedPage<DeskQueueRow>[]> {
  const pages = [await page(query)]
  for (let cursor = pages[0]!.cursor; cursor; cursor = pages.at(-1)!.cursor)
    pages.push(await page({ ...query, cursor }))
  return pages
}
const rowsOf = async (query: Asked) => (await walk(query)).flatMap(({ records }) => records)

describe('a queue of 504', () => {
  it.each([
    ['by its promises', {}],
    ['the latest promise first', { direction: 'descending' }],
    ['by amount', { sort: 'amount' }],
  ])('is reached whole %s, forwards and back', async (_, query) => {
    const pages = await walk(query)
    expect(new Set(pages.flatMap(idsOf)).size).toBe(504)
    expect(pages.every(({ total }) => total === 504)).toBe(true)
    const back: string[][] = []
    for (let cursor = pages.at(-1)!.previous; cursor; ) {
      const before = await page({ ...query, cursor })
      back.unshift(idsOf(before))
      cursor = before.previous
    }
    expect(back).toEqual(pages.map(idsOf).slice(0, -1))
  })

  it('is in order', async () => {
    const dues = (await rowsOf({})).map(({ dueTime }) => dueTime)
    expect(dues).toEqual(dues.toSorted())
    const pays = (await rowsOf({ sort: 'amount' })).map(({ payout }) => Number(payout))
    expect(pays).toEqual(pays.toSorted((a, b) => b - a))
  })

  it('is narrowed down by the service, beyond the first page', async () => {
    const all = await rowsOf({})
    const [brand] = all.map(({ cardTypeId }) => cardTypeId)
    const wanted = all.filter(({ cardTypeId }) => cardTypeId === brand)
    expect(wanted.length).toBeGreaterThan(50)
    expect(await rowsOf({ cardTypeId: brand! })).toEqual(wanted)
    const late = await rowsOf({ only: 'late' })
    expect(late.length).toBeGreaterThan(0)
    expect(late.length).toBeLessThan(504)
    expect(late.every(({ dueTime }) => Date.parse(dueTime) < Date.now())).toBe(true)
    expect((await page({ currencyId: 2 })).total).toBe(0)
  })

  it('is searched by trade number, by its last digits and by seller', async () => {
    const row = (await rowsOf({}))[333]!
    for (const search of [row.tradeNumber.toLowerCase(), row.tradeNumber.slice(-5), row.sellerName])
      expect(
        (await rowsOf({ search })).map(({ giftOrderId }) => giftOrderId),
        search,
      ).toContain(row.giftOrderId)
    expect((await page({ search: 'nobody' })).total).toBe(0)
    expect((await page({ search: '__' })).total).toBe(0)
  })

  it('shows the claimed among the undecided, and alone where they are mine', async () => {
    const [id] = idsOf(await page({}))
    expect((await app.call(desk.claim, { token, body: { giftOrderId: id } })).code).toBe(0)
    expect(idsOf(await page({ view: 'mine' }))).toEqual([id])
    expect(await page({})).toMatchObject({ total: 504 })
    expect(await page({ only: 'free' })).toMatchObject({ total: 503 })
    const other = await app.signInOperator('reviewer')
    expect((await page({ view: 'mine' }, other.token)).total).toBe(0)
  })
})
