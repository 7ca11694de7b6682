import { canMoveQuote, cardOrders, type Quote, quoteStatus, quoteStatuses } from '@kaadi/contract/card-orders'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aSellingSeller, aSteamCode, type SellingSeller } from '../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'

let app: TestApp
let seller: SellingSeller
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  seller = await aSellingSeller(app)
})
afterAll(() => closeSoundly(app))

const extend = (quoteId: string, by = seller) =>
  app.call<Quote>(cardOrders.extendQuote, { token: by.token, body: { quoteId } })
/** Moves the end of a lock; the database's own now is what counts. */
const expire = (quoteId: string, by = "interval '1 ms'") =>
  app.database.asOwner(`update quotes set created_at = created_at where false;
    alter table quotes disable trigger all;
    update quotes set created_at = now() - interval '1 hour', expires_at = now() - ${by} where public_id = '${quoteId}';
    alter table quotes enable trigger all`)

describe('locking a rate', () => {
  it('answers the payout with its lines, for ten minutes', async () => {
    const { data } = await seller.quote({ count: 2 })
    expect(data).toMatchObject({
      rate: '1480',
      payout: '296000.00',
      lines: [{ kind: 'base', label: 'Base rate', amount: '296000.00' }],
      canExtend: true,
      promisedSeconds: 900,
    })
    expect(Date.parse(data.expiresTime) - Date.parse(data.createTime)).toBe(10 * 60_000)
  })

  it('adds the bonus of the level', async () => {
    const loyal = await aSellingSeller(app, { bonusOfLevel: 3 })
    const { data } = await loyal.quote()
    expect(data.lines).toEqual([
      { kind: 'base', label: 'Base rate', amount: '148000.00' },
      { kind: 'levelBonus', label: 'Level bonus', amount: '1480.00' },
    ])
    expect(data.payout).toBe('149480.00')
  })

  it.each([
    [2, '14800.00', '148'],
    [3, '92.500000', '0.925'],
  ])('pays in wallet currency %i at its rate', async (currencyId, payout, rate) => {
    expect((await seller.quote({ currencyId })).data).toMatchObject({ currencyId, payout, rate })
  })

  it('answers the same quote under the same key', async () => {
    const body = { priceId: 'steam-us', faceValue: '50', count: 1, currencyId: 1 }
    const options = { token: seller.token, body, idempotencyKey: 'one-wish-one-quote' }
    const [first, second] = [
      await app.call<Quote>(cardOrders.quote, options),
      await app.call<Quote>(cardOrders.quote, options),
    ]
    expect(second.data.quoteId).toBe(first.data.quoteId)
  })

  it.each([
    ['a paused brand', { priceId: 'razer-us' }, 1200],
    ['less than the range', { faceValue: '9' }, 1201],
    ['more than the range', { faceValue: '505' }, 1201],
    ['a value between the steps', { faceValue: '52' }, 1201],
    ['an unknown card', { priceId: 'nobody-sells-this' }, 1001],
    ['a foreign currency', { currencyId: 9 }, 1001],
    ['no card at all', { count: 0 }, 1001],
    ['too many cards', { count: 21 }, 1001],
  ])('refuses %s', async (_, wish, code) => {
    expect((await seller.quote(wish)).code).toBe(code)
  })

  it('refuses a currency that has no rate or is switched off', async () => {
    await app.database.asOwner('update settle_currencies set enabled = false where id = 3')
    expect((await seller.quote({ currencyId: 3 })).code).toBe(1001)
    await app.database.asOwner('update settle_currencies set enabled = true where id = 3')
  })

  it('is held back when asked too often', async () => {
    const hasty = await aSellingSeller(app)
    const replies = await Promise.all(Array.from({ length: 70 }, () => hasty.quote()))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(60)
    expect(replies.find(({ code }) => code !== 0)).toMatchObject({ status: 429, code: '000' })
  })

  it('never reads a rate, a payout or an owner that a client claims', async () => {
    const other = await aSellingSeller(app)
    const claims = fc.record({
      rate: fc.oneof(fc.string(), fc.integer(), fc.double()),
      payout: fc.oneof(fc.string(), fc.bigInt().map(String), fc.constant('999999999')),
      bonus: fc.integer(),
      lines: fc.array(fc.record({ kind: fc.string(), amount: fc.string() })),
      userId: fc.constant(String(other.id)),
      status: fc.integer(),
      fId: fc.string(),
      expiresTime: fc.constant('2099-01-01T00:00:00.000Z'),
    })
    const buyer = await aSellingSeller(app)
    await fc.assert(
      fc.asyncProperty(claims, fc.integer({ min: 2, max: 100 }), async (claimed, tens) => {
        await app.database.asOwner(`delete from throttles`)
        const asked = { faceValue: String(tens * 5) }
        expect(await buyer.quote({ ...claimed, ...asked })).toMatchObject({ status: 400, code: 1001 })
        const quoted = await buyer.quote(asked)
        expect(quoted.data).toMatchObject({ rate: '1480', payout: `${tens * 5 * 1480}.00` })
        const { quoteId } = quoted.data
        const card = { code: aSteamCode(), photos: [] }
        for (const sent of [
          { ...claimed, cards: [card] },
          { cards: [{ ...card, settledAmount: '1', payout: '99999' }] },
        ])
          expect(await buyer.submit({ quoteId, ...sent })).toMatchObject({ status: 400, code: 1001 })
        const { data } = await buyer.submit({ quoteId, cards: [card] })
        expect(data).toMatchObject({
          payout: `${tens * 5 * 1480}.00`,
          orderStatus: 0,
          fId: null,
          settledAmount: null,
        })
      }),
      { numRuns: 25 },
    )
  })
})

describe('extending a lock', () => {
  it('starts its ten minutes afresh, once', async () => {
    const { quoteId } = (await seller.quote()).data
    const first = await extend(quoteId)
    expect(first).toMatchObject({ code: 0, data: { quoteId, canExtend: false } })
    expect(await extend(quoteId)).toMatchObject({ status: 409, code: 1203 })
    const replies = await Promise.all(
      Array.from({ length: 10 }, async () => extend((await seller.quote()).data.quoteId)),
    )
    expect(replies.every(({ code }) => code === 0)).toBe(true)
  })

  it('is too late once it has ended, and offers the rate of now', async () => {
    const { quoteId } = (await seller.quote()).data
    await expire(quoteId)
    expect(await extend(quoteId)).toMatchObject({
      status: 409,
      code: 1202,
      details: { quote: { payout: '148000.00' }, difference: '0.00' },
    })
  })

  it("does not find another's quote", async () => {
    const other = await aSellingSeller(app)
    const { quoteId } = (await seller.quote()).data
    expect((await extend(quoteId, other)).code).toBe(1203)
    expect((await extend('nobody-knows-this', other)).code).toBe(1203)
  })
})

describe('sending under a lock', () => {
  const sendUnder = (quoteId: string, by = seller) =>
    by.submit({ quoteId, cards: [{ code: aSteamCode(), photos: [] }] })

  it('pays what was locked although the rate fell', async () => {
    const { quoteId } = (await seller.quote()).data
    await app.database.asOwner(`update card_prices set rate = 1000 where id = 'steam-us'`)
    const { data } = await sendUnder(quoteId)
    await app.database.asOwner(`update card_prices set rate = 1480 where id = 'steam-us'`)
    expect(data).toMatchObject({ payout: '148000.00', rate: '1480' })
  })

  it('offers the new rate with the difference when the lock has ended', async () => {
    const { quoteId } = (await seller.quote()).data
    await expire(quoteId)
    await app.database.asOwner(`update card_prices set rate = 1500 where id = 'steam-us'`)
    const refused = await sendUnder(quoteId)
    await app.database.asOwner(`update card_prices set rate = 1480 where id = 'steam-us'`)
    expect(refused).toMatchObject({
      status: 409,
      code: 1202,
      details: { difference: '2000.00', quote: { payout: '150000.00', canExtend: true } },
    })
    const fresh = refused.details.quote as Quote
    expect(await sendUnder(fresh.quoteId)).toMatchObject({ code: 0, data: { payout: '150000.00' } })
  })

  it.each([
    ['ended at this very moment', "interval '0 ms'", 1202],
    ['lives for another second', "interval '-1 s'", 0],
  ])('decides by the clock of the database: %s', async (_, by, code) => {
    const { quoteId } = (await seller.quote()).data
    await expire(quoteId, by)
    expect((await sendUnder(quoteId)).code).toBe(code)
  })

  it("refuses another's quote and one that was used", async () => {
    const other = await aSellingSeller(app)
    const { quoteId } = (await seller.quote()).data
    expect((await sendUnder(quoteId, other)).code).toBe(1203)
    expect((await sendUnder(quoteId)).code).toBe(0)
    expect((await sendUnder(quoteId)).code).toBe(1203)
  })

  it('keeps the promise although the catalogue has paused the brand meanwhile', async () => {
    const { quoteId } = (await seller.quote()).data
    await app.database.asOwner(`update card_types set paused = true where id = 'steam'`)
    const sent = await sendUnder(quoteId)
    await app.database.asOwner(`update card_types set paused = false where id = 'steam'`)
    expect(sent).toMatchObject({ code: 0, data: { payout: '148000.00' } })
  })

  it('refuses another number of cards than the rate was locked for', async () => {
    const { quoteId } = (await seller.quote({ count: 2 })).data
    expect((await sendUnder(quoteId)).code).toBe(1001)
  })
})

it('the database never lets a promise change', async () => {
  const { quoteId } = (await seller.quote()).data
  const change = (what: string) =>
    app.database.asOwner(`update quotes set ${what} where public_id = '${quoteId}'`)
  await expect(change('payout = payout + 1')).rejects.toThrow('what a quote promised never changes')
  await expect(change('status = 0')).rejects.toThrow('cannot change that way')
})

it.each(quoteStatuses.filter((to) => to !== quoteStatus.locked))(
  'the database moves a locked quote to %i where the table of the contract does, and nowhere from there',
  async (to) => {
    const { quoteId } = (await seller.quote()).data
    const move = (next: number) =>
      app.database.asOwner(`update quotes set status = ${next} where public_id = '${quoteId}'`)
    if (!canMoveQuote(quoteStatus.locked, to)) {
      await expect(move(to)).rejects.toThrow('cannot change that way')
      return
    }
    await move(to)
    for (const next of quoteStatuses.filter((status) => status !== to))
      await expect(move(next)).rejects.toThrow('cannot change that way')
  },
)

it('is let from state to state in the database as by the contract', async () => {
  const { quoteId } = (await seller.quote()).data
  const standsAt = (status: number) =>
    app.database.asOwner(`alter table quotes disable trigger user;
      update quotes set status = ${status} where public_id = '${quoteId}';
      alter table quotes enable trigger user`)
  const isLet = (status: number) =>
    app.database.asOwner(`update quotes set status = ${status} where public_id = '${quoteId}'`).then(
      () => true,
      () => false,
    )
  for (const from of quoteStatuses)
    for (const to of quoteStatuses.filter((status) => status !== from)) {
      await standsAt(from)
      expect([from, to, await isLet(to)]).toEqual([from, to, canMoveQuote(from, to)])
    }
  await standsAt(quoteStatus.expired)
})
