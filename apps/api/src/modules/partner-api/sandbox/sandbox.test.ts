import { type CardOrder, cardOrders } from '@kaadi/contract/card-orders'
import {
  type PartnerBalance,
  type PartnerOrder,
  type PartnerOrderRow,
  type PartnerQuote,
  partnerApi,
  sandboxScenarioNames,
  sandboxScenarios,
} from '@kaadi/contract/partner-api'
import type { Page } from '@kaadi/contract/primitives'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partnering } from '../../../../test/partnering.ts'
import { made } from '../../../../test/repeated-call.ts'
import { aSteamCode } from '../../../../test/selling-seller.ts'
import { createTradingApp, type TradingSeller } from '../../../../test/trading-desk.ts'
import { aWebhookReceiver } from '../../../../test/webhook-receiver.ts'
import { createDeliver } from '../../partners/sending/deliver.ts'
import { moveSandbox } from './sandbox.repository.ts'

let trading: Awaited<ReturnType<typeof createTradingApp>>
let desk: ReturnType<typeof partnering>
let partner: TradingSeller & { applicationId: string }
let keys: { live: string; sandbox: string }
beforeAll(async () => {
  trading = await createTradingApp()
  desk = partnering(trading.app)
  partner = await desk.accept(await trading.desk.aSeller(), 'gold')
  keys = { live: (await desk.makeKey(partner)).key, sandbox: (await desk.makeKey(partner, 'sandbox')).key }
})
afterAll(() => trading.close())

const wish = { priceId: 'steam-us', faceValue: '100', count: 2, currencyId: 1 }
const quote = (token: string, body: object = wish) =>
  trading.app.call<PartnerQuote>(partnerApi.quote, { token, body })
const codes = (count = 2) => Array.from({ length: count }, () => ({ code: aSteamCode(), photos: [] }))
async function submit(token: string, body: object = {}, idempotencyKey?: string) {
  const { quoteId } = await made(quote(token))
  const sent = { quoteId, cards: codes(), ...body }
  return trading.app.call<PartnerOrder>(partnerApi.submit, {
    token,
    body: sent,
    ...(idempotencyKey && { idempotencyKey }),
  })
}
const read = (token: string, giftOrderId: string) =>
  trading.app.call<PartnerOrder>(partnerApi.order, { token, query: { giftOrderId } })
const balance = async (token: string) =>
  made(trading.app.call<PartnerBalance>(partnerApi.balance, { token, query: { currencyId: 1 } }))
const page = async (token: string, query = {}) =>
  made(trading.app.call<Page<PartnerOrderRow>>(partnerApi.orders, { token, query }))
const step = async () => {
  await trading.app.database.asOwner('update sandbox_orders set next_at = now() where next_at is not null')
  return moveSandbox(trading.app.deps.database.db)
}

describe('a live key', () => {
  it('sells on the partner’s own account, as the account itself would', async () => {
    const { data } = await submit(keys.live)
    expect(data).toMatchObject({ mode: 'live', orderStatus: 0, version: 1, payout: '296000.00', count: 2 })
    const own = await partner.read(data.giftOrderId)
    expect(own.data.tradeNumber).toBe(data.tradeNumber)
    await trading.desk.reviewer.settle(data.giftOrderId)
    expect((await read(keys.live, data.giftOrderId)).data).toMatchObject({
      orderStatus: 10,
      version: 3,
      settledAmount: '296000.00',
    })
    expect(await balance(keys.live)).toEqual({
      mode: 'live',
      currencyId: 1,
      available: '296000.00',
      held: '0.00',
    })
  })

  it('makes one order of one key, however often it is sent at once', async () => {
    const { quoteId } = await made(quote(keys.live))
    const body = { quoteId, cards: codes() }
    const send = () =>
      trading.app.call<PartnerOrder>(partnerApi.submit, {
        token: keys.live,
        body,
        idempotencyKey: 'order-0001',
      })
    const replies = await Promise.all(Array.from({ length: 8 }, send))
    const ids = replies.filter(({ code }) => code === 0).map(({ data }) => data.giftOrderId)
    expect(new Set(ids).size).toBe(1)
    expect((await send()).data.giftOrderId).toBe(ids[0])
    const changed = { ...body, comment: 'another' }
    const other = await trading.app.call(partnerApi.submit, {
      token: keys.live,
      body: changed,
      idempotencyKey: 'order-0001',
    })
    expect(other).toMatchObject({ status: 422, code: 1004 })
  })

  it('has keys of requests that are none of the account’s, nor of the sandbox’s', async () => {
    const idempotencyKey = 'the-same-key'
    const one = await trading.app.call<PartnerQuote>(partnerApi.quote, {
      token: keys.live,
      body: wish,
      idempotencyKey,
    })
    const two = await trading.app.call<PartnerQuote>(partnerApi.quote, {
      token: keys.sandbox,
      body: wish,
      idempotencyKey,
    })
    const own = await trading.app.call(cardOrders.quote, { token: partner.token, body: wish, idempotencyKey })
    expect([one.code, two.code, own.code]).toEqual([0, 0, 0])
    expect(one.data.quoteId).not.toBe(two.data.quoteId)
  })

  it('takes no scenario', async () => {
    expect(await submit(keys.live, { scenario: 'paid' })).toMatchObject({ status: 400, code: 1001 })
  })

  it('lists its orders, further by a cursor', async () => {
    const first = await page(keys.live, { size: 1 })
    const second = await page(keys.live, { size: 1, cursor: first.cursor! })
    expect(first.records[0]!.giftOrderId).not.toBe(second.records[0]!.giftOrderId)
    expect(new Set([...first.records, ...second.records].map(({ mode }) => mode))).toEqual(new Set(['live']))
  })

  it('opens nobody else’s order', async () => {
    const other = await desk.accept(await trading.desk.aSeller())
    const foreign = (await desk.makeKey(other)).key
    const { giftOrderId } = (await submit(keys.live)).data
    expect((await read(foreign, giftOrderId)).code).toBe(404)
    expect((await read(keys.sandbox, giftOrderId)).code).toBe(404)
    expect((await page(foreign)).records).toEqual([])
  })
})

describe('the sandbox', () => {
  it.each(sandboxScenarioNames)('plays %s to its end, state by state', async (scenario) => {
    const path = sandboxScenarios[scenario]
    const { data } = await submit(keys.sandbox, { scenario })
    expect(data).toMatchObject({ mode: 'sandbox', orderStatus: 0, version: 1, settledAmount: null })
    for (const status of path.slice(1)) {
      await step()
      expect((await read(keys.sandbox, data.giftOrderId)).data.orderStatus).toBe(status)
    }
    await step()
    const ended = (await read(keys.sandbox, data.giftOrderId)).data
    expect(ended.events.map(({ orderStatus }) => orderStatus)).toEqual(path)
    const credited = ended.cards.reduce((sum, card) => sum + Number(card.settledAmount ?? 0), 0)
    if (ended.settledAmount !== null && ended.orderStatus !== 40)
      expect(credited).toBe(Number(ended.settledAmount))
  })

  it('moves no money, shows nothing to the desk, and keeps no code', async () => {
    const code = aSteamCode()
    const sums = () =>
      trading.app.database.asOwner(
        `select (select count(*) from ledger_transfers) as transfers, (select count(*) from card_orders) as orders`,
      )
    const before = await sums()
    const { quoteId } = await made(quote(keys.sandbox, { ...wish, count: 1 }))
    const body = { quoteId, cards: [{ code, photos: [] }] }
    const { data } = await trading.app.call<PartnerOrder>(partnerApi.submit, { token: keys.sandbox, body })
    while ((await step()) > 0);
    expect((await read(keys.sandbox, data.giftOrderId)).data.orderStatus).toBe(10)
    expect(await sums()).toEqual(before)
    expect(data.cards[0]!.maskedCode).toBe(`•••••••••••••${code.slice(-2)}`)
    const kept = await trading.app.database.asOwner(
      `select from sandbox_orders o where o::text like '%${code}%'`,
    )
    expect(kept).toEqual([])
    expect(
      (
        await trading.app.call<CardOrder>(cardOrders.detail, {
          token: partner.token,
          query: { giftOrderId: data.giftOrderId },
        })
      ).code,
    ).toBe(404)
    expect((await balance(keys.sandbox)).mode).toBe('sandbox')
  })

  it.each([
    [
      'a quote that was used',
      async () => {
        const { quoteId } = await made(quote(keys.sandbox))
        const body = { quoteId, cards: codes() }
        await trading.app.call(partnerApi.submit, { token: keys.sandbox, body })
        return body
      },
      1203,
    ],
    [
      'a quote of the live side',
      async () => ({ quoteId: (await made(quote(keys.live))).quoteId, cards: codes() }),
      1203,
    ],
    [
      'too few cards',
      async () => ({ quoteId: (await made(quote(keys.sandbox))).quoteId, cards: codes(1) }),
      1001,
    ],
    [
      'a code of another form',
      async () => ({
        quoteId: (await made(quote(keys.sandbox))).quoteId,
        cards: [{ code: '12 34', photos: [] }, ...codes(1)],
      }),
      1205,
    ],
    [
      'a scenario that is none',
      async () => ({ quoteId: (await made(quote(keys.sandbox))).quoteId, cards: codes(), scenario: 'win' }),
      1001,
    ],
  ])('refuses %s as live orders are refused', async (_, body, code) => {
    const reply = await trading.app.call(partnerApi.submit, { token: keys.sandbox, body: await body() })
    expect(reply.code).toBe(code)
  })

  it('tells a program what to do about a quote that was used, live and in the sandbox', async () => {
    for (const token of [keys.live, keys.sandbox]) {
      const { quoteId } = await made(quote(token))
      const send = () => trading.app.call(partnerApi.submit, { token, body: { quoteId, cards: codes() } })
      expect(await send()).toMatchObject({ code: 0 })
      expect(await send()).toMatchObject({
        code: 1203,
        msg: expect.stringMatching(/used already.*Ask for a new quote and submit with its quoteId/),
      })
    }
  })

  it('tells its states as those of live orders are told', async () => {
    const receiver = await aWebhookReceiver()
    await desk.saveWebhook(partner, receiver.url)
    const { data } = await submit(keys.sandbox, { scenario: 'paidPart' })
    while ((await step()) > 0);
    while ((await createDeliver(trading.app.deps)()) > 0);
    const deliveries = receiver.received
      .map(({ event }) => event)
      .filter(({ order }) => order?.giftOrderId === data.giftOrderId)
    expect(
      deliveries.map(({ mode, order }) => [mode, order?.version, order?.orderStatus, order?.settledAmount]),
    ).toEqual([
      ['sandbox', 1, 0, null],
      ['sandbox', 2, 1, null],
      ['sandbox', 3, 12, '148000.00'],
    ])
    await receiver.close()
  })
})
