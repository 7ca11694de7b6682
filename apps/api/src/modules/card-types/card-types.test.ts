import { type CardPrice, type CardType, cardTypes, isCardCode } from '@kaadi/contract/card-types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { seedCatalogue } from '../../../test/catalogue.ts'
import { findPrice } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app.database)
})
afterAll(() => app.close())

const brands = async (query = {}) =>
  (await app.call<{ list: CardType[]; map: Record<string, CardType> }>(cardTypes.list, { query })).data
const newest = async (query = {}) => (await app.call<CardPrice[]>(cardTypes.newestPrices, { query })).data

describe('brands', () => {
  it('come as a list and by id, with forms, countries and range taken from their prices', async () => {
    const { list, map } = await brands()
    expect(list.length).toBeGreaterThanOrEqual(14)
    expect(map.steam).toEqual(list.find(({ id }) => id === 'steam'))
    expect(map.steam).toMatchObject({
      name: 'Steam',
      forms: ['physical', 'ecode'],
      minFace: '10',
      maxFace: '500',
      colors: { ground: '#1d2f45' },
    })
    expect(map.steam?.countries[0]).toBe('us')
  })

  it('have an example that their own code format takes', async () => {
    for (const { codeFormat } of (await brands()).list)
      expect(isCardCode(codeFormat, codeFormat.example)).toBe(true)
  })

  it('that are disabled are left out when asked for', async () => {
    await app.database.asOwner("update card_types set enabled = false where id = 'netflix'")
    await expect.poll(async () => 'netflix' in (await brands({ isEnableCardTypeConf: '1' })).map).toBe(false)
    expect('netflix' in (await brands()).map).toBe(true)
  })

  it('are refused a question that is none', async () => {
    expect(await app.call(cardTypes.list, { query: { isEnableCardTypeConf: 'maybe' } })).toMatchObject({
      status: 400,
      code: 1001,
    })
  })
})

describe('prices', () => {
  it('are those of one brand and country when asked for', async () => {
    const prices = await newest({ cardTypeId: 'apple', currencyTypeId: 'us' })
    expect(
      new Set(prices.map(({ cardTypeId, currencyTypeId }) => `${cardTypeId} ${currencyTypeId}`)),
    ).toEqual(new Set(['apple us']))
    expect(prices.find(({ receiptType }) => receiptType === 'cash')?.photos).toContain('receipt')
  })

  it('have a trend of thirty days that ends with the rate, and the change of a day', async () => {
    const [price] = await newest({ cardTypeId: 'steam', currencyTypeId: 'us' })
    expect(price!.trend).toHaveLength(30)
    expect(price!.trend.at(-1)).toBe(price!.rate)
    const yesterday = Number(price!.trend.at(-2))
    expect(Number(price!.change)).toBeCloseTo(((Number(price!.rate) - yesterday) / yesterday) * 100, 0)
  })

  it('of a paused brand are shown among all prices alone', async () => {
    expect(await newest({ cardTypeId: 'netflix' })).toEqual([])
    const all = await app.call<CardPrice[]>(cardTypes.allPrices, { query: { cardTypeId: 'netflix' } })
    expect(all.data.length).toBeGreaterThan(0)
  })

  it('are worth more at a higher level, and the same to every visitor', async () => {
    const seller = await app.signUpUser()
    await app.database.asOwner(`update users set level = 3 where id = ${seller.id}`)
    const query = { cardTypeId: 'steam', currencyTypeId: 'us' }
    const visitor = (await app.call<CardPrice[]>(cardTypes.allPrices, { query })).data[0]!
    const asSeller = (await app.call<CardPrice[]>(cardTypes.allPrices, { query, token: seller.token }))
      .data[0]!
    expect(visitor.levelBonus).toBe('0')
    expect(Number(asSeller.levelBonus)).toBeCloseTo(Number(asSeller.rate) / 100, 2)
  })

  it('keep the rate that was, when it changes', async () => {
    const id = 'xbox-us-physical'
    await app.database.asOwner(`update card_prices set rate = 1300 where id = '${id}'`)
    const rates = await app.database.asOwner(
      `select rate::text from card_price_history where price_id = '${id}' order by at desc limit 2`,
    )
    expect(rates).toEqual([{ rate: '1300' }, { rate: expect.stringMatching(/^\d+$/) }])
    await expect
      .poll(
        async () =>
          (await newest({ cardTypeId: 'xbox', currencyTypeId: 'us' })).find((price) => price.id === id)?.rate,
      )
      .toBe('1300')
  })
})

describe('the board', () => {
  it('has one row a brand, the best rate first, in the first country of each', async () => {
    const { data } = await app.call<CardPrice[]>(cardTypes.highRates)
    const rates = data.map(({ rate }) => Number(rate))
    expect(rates).toEqual([...rates].sort((a, b) => b - a))
    expect(new Set(data.map(({ cardTypeId }) => cardTypeId)).size).toBe(data.length)
    expect(new Set(data.map(({ currencyTypeId }) => currencyTypeId))).toEqual(new Set(['us']))
  })

  it('says what is on sale: of each brand and country the price with the best rate', async () => {
    const { data } = await app.call<CardPrice[]>(cardTypes.onSale)
    const kinds = data.map(({ cardTypeId, currencyTypeId }) => `${cardTypeId} ${currencyTypeId}`)
    expect(new Set(kinds).size).toBe(kinds.length)
    const all = await newest()
    expect(new Set(all.map(({ cardTypeId, currencyTypeId }) => `${cardTypeId} ${currencyTypeId}`))).toEqual(
      new Set(kinds),
    )
    for (const best of data) {
      const ofItsKind = all.filter(
        (price) => price.cardTypeId === best.cardTypeId && price.currencyTypeId === best.currencyTypeId,
      )
      expect(Number(best.rate)).toBe(Math.max(...ofItsKind.map(({ rate }) => Number(rate))))
      expect(ofItsKind).toContainEqual(best)
    }
  })
})

describe('a price for a quote', () => {
  it('carries what the brand, the country and the level add', async () => {
    const price = await findPrice(app.database.db, 'steam-us-ecode', 2)
    expect(price).toMatchObject({
      cardTypeName: 'Steam',
      onSale: true,
      faceSymbol: '$',
      countryCode: 'US',
      needsCode: true,
    })
    expect(Number(price!.levelBonus)).toBeCloseTo(Number(price!.rate) * 0.005, 2)
    expect(await findPrice(app.database.db, 'nothing', 1)).toBeUndefined()
  })
})

describe('public data', () => {
  it('is told unchanged to whoever has it already', async () => {
    const first = await app.call(cardTypes.currencies)
    const again = await app.call(cardTypes.currencies, {
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.status).toBe(304)
    await app.database.asOwner("update card_currencies set name = 'States' where id = 'us'")
    await expect
      .poll(
        async () =>
          (await app.call(cardTypes.currencies, { headers: { 'if-none-match': String(first.headers.etag) } }))
            .status,
      )
      .toBe(200)
  })
})
