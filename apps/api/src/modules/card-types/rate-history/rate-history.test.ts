import { type RateHistory, type RateHistoryDays, rateHistory } from '@kaadi/contract/rate-history'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
})
afterAll(() => app.close())

const steam = { cardTypeId: 'steam', currencyTypeId: 'us', form: 'ecode' } as const
const read = (days: RateHistoryDays, kind: object = {}) =>
  app.call<RateHistory>(rateHistory.read, { query: { ...steam, days, ...kind } })
const was = (rate: number, ago: string, id = 'steam-us') =>
  app.database.asOwner(
    `insert into card_price_history (price_id, at, rate) values ('${id}', now() - interval '${ago}', ${rate})`,
  )
const ratesOf = async (days: RateHistoryDays) => (await read(days)).data.points.map(({ rate }) => rate)
/** What was read is kept in memory until the catalogue changes. */
const forget = () => app.database.asOwner('update card_types set sort = sort')

it('holds every rate there was, and lets nobody change one', async () => {
  await app.database.asOwner("update card_prices set rate = 1490 where id = 'steam-us'")
  await app.database.asOwner("update card_prices set rate = 1480 where id = 'steam-us'")
  const rows = await app.database.asOwner(
    "select rate::text from card_price_history where price_id = 'steam-us' order by at",
  )
  expect(rows.map(({ rate }) => rate)).toEqual(['1480', '1490', '1480'])
  await expect(app.database.asOwner('update card_price_history set rate = 1')).rejects.toThrow()
  await expect(app.database.asOwner('delete from card_price_history')).rejects.toThrow()
})

it('is told to everyone: the rate at the end of each day, the last one now', async () => {
  await was(1400, '29 days 12 hours')
  await was(1450, '10 days')
  await forget()
  await expect.poll(() => ratesOf('30')).toHaveLength(30)
  const rates = await ratesOf('30')
  expect([rates[0], rates.at(-2), rates.at(-1)]).toEqual(['1400', '1450', '1480'])
  expect((await ratesOf('90')).length).toBe(30)
  const { data } = await read('7')
  expect(data).toMatchObject({ ...steam, days: '7' })
  expect(data.points).toHaveLength(29)
  expect(Date.parse(data.points[1]!.at) - Date.parse(data.points[0]!.at)).toBe(6 * 3_600_000)
})

it('takes the best rate where a kind has several prices', async () => {
  await app.database.asOwner(`
    insert into card_prices (id, card_type_id, card_currency_id, form, receipt_type, min_face, max_face, step, rate,
                             needs_code, photos)
    values ('steam-us-cash', 'steam', 'us', 'ecode', 'cash', 10, 500, 5, 1555, true, '{}')`)
  await forget()
  await expect.poll(async () => (await ratesOf('7')).at(-1)).toBe('1555')
})

it('is empty for a kind that nobody buys, and refuses other times', async () => {
  expect((await read('7', { form: 'physical' })).data.points).toEqual([])
  expect(await read('8' as RateHistoryDays)).toMatchObject({ status: 400, code: 1001 })
})
