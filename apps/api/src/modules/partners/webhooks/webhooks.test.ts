import { partnerReviews } from '@kaadi/contract/partner-reviews'
import { type Delivery, partners, type SavedWebhook } from '@kaadi/contract/partners'
import type { Page } from '@kaadi/contract/primitives'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SignedUp } from '../../../../test/app.ts'
import { partnering } from '../../../../test/partnering.ts'
import { made } from '../../../../test/repeated-call.ts'
import { createTradingApp, type TradingSeller } from '../../../../test/trading-desk.ts'
import { aWebhookReceiver, isSignedWith, type Reaction, takes } from '../../../../test/webhook-receiver.ts'
import { createDeliver } from '../sending/deliver.ts'

type Receiver = Awaited<ReturnType<typeof aWebhookReceiver>>

let trading: Awaited<ReturnType<typeof createTradingApp>>
let desk: ReturnType<typeof partnering>
let receiver: Receiver
let partner: TradingSeller & { applicationId: string }
let webhook: SavedWebhook
beforeAll(async () => {
  trading = await createTradingApp()
  desk = partnering(trading.app)
})
afterAll(() => trading.close())
beforeEach(async () => {
  receiver = await aWebhookReceiver()
  partner = await desk.accept(await trading.desk.aSeller())
  webhook = await desk.saveWebhook(partner, receiver.url)
})
afterEach(() => receiver.close())

const deliver = () => createDeliver(trading.app.deps)()
const log = async ({ token }: Pick<SignedUp, 'token'>, query = {}) =>
  (await made(trading.app.call<Page<Delivery>>(partners.deliveries, { token, query }))).records
const sendTest = ({ token }: Pick<SignedUp, 'token'>) =>
  trading.app.call<Delivery>(partners.sendTest, { token })
/** As if the time until the next try had passed. */
const later = () =>
  trading.app.database.asOwner('update partner_deliveries set next_at = now() where next_at is not null')
const answering =
  (status: number): Reaction =>
  (response) =>
    void response.writeHead(status).end()

describe('an event', () => {
  it('is sent after each change of a partner’s order, signed, and in order', async () => {
    const giftOrderId = await partner.sellPaid()
    while ((await deliver()) > 0);
    const events = receiver.received.map(({ event }) => event)
    expect(events.map(({ kind, mode, order }) => [kind, mode, order?.orderStatus, order?.version])).toEqual([
      ['order.changed', 'live', 0, 1],
      ['order.changed', 'live', 1, 2],
      ['order.changed', 'live', 10, 3],
    ])
    expect(events.at(-1)?.order).toEqual({
      giftOrderId,
      orderStatus: 10,
      version: 3,
      currencyId: 1,
      settledAmount: '148000.00',
    })
    const [first] = receiver.received
    expect(isSignedWith(webhook.signingSecret!, first!)).toBe(true)
    expect(isSignedWith(webhook.signingSecret!, { ...first!, body: `${first!.body} ` })).toBe(false)
    expect(first!.headers['kaadi-event']).toBe(first!.event.eventId)
    expect((await log(partner)).map(({ status, responseCode }) => [status, responseCode])).toEqual([
      ['delivered', 200],
      ['delivered', 200],
      ['delivered', 200],
    ])
  })

  it('is of an order that was committed, and of nobody else’s', async () => {
    const other = await trading.desk.aSeller()
    await other.sellPaid()
    await deliver()
    expect(receiver.received).toEqual([])
  })

  it('comes again with the same id until it is taken, and the next one of its order waits', async () => {
    receiver.answers((response, place) => answering(place <= 2 ? 500 : 200)(response, place))
    await partner.sellPaid()
    await deliver()
    expect((await log(partner)).map(({ status, tries }) => [status, tries])).toEqual([
      ['waiting', 0],
      ['waiting', 0],
      ['waiting', 1],
    ])
    const [waiting] = (await log(partner)).slice(-1)
    expect(waiting).toMatchObject({ responseCode: 500, problem: 'answeredNo' })
    expect(Date.parse(waiting!.nextTime!) - Date.now()).toBeGreaterThan(5_000)
    expect(await deliver()).toBe(0)
    for (let round = 0; round < 4; round++) {
      await later()
      await deliver()
    }
    const versions = receiver.received.map(({ event }) => event.order?.version)
    expect(versions).toEqual([1, 1, 1, 2, 3])
    expect(new Set(receiver.received.slice(0, 3).map(({ event }) => event.eventId)).size).toBe(1)
    expect(new Set((await log(partner)).map(({ status }) => status))).toEqual(new Set(['delivered']))
  })

  it('is parked after a day, shown, and sent again by hand', async () => {
    receiver.answers(answering(503))
    const { data } = await sendTest(partner)
    await deliver()
    await trading.app.database.asOwner(
      `update partner_deliveries set first_at = now() - interval '23 hours 59 minutes 55 seconds'`,
    )
    await later()
    await deliver()
    const [parked] = await log(partner, { status: 'parked' })
    expect(parked).toMatchObject({ eventId: data.eventId, tries: 2, nextTime: null, responseCode: 503 })
    receiver.answers(takes)
    const again = await made(
      trading.app.call<Delivery>(partners.resend, { token: partner.token, body: { eventId: data.eventId } }),
    )
    expect(again).toMatchObject({ status: 'waiting', tries: 0 })
    await deliver()
    expect((await log(partner))[0]).toMatchObject({ status: 'delivered', tries: 1 })
  })

  it('is sent by one of several processes at the same time', async () => {
    for (let test = 0; test < 5; test++) await made(sendTest(partner))
    await Promise.all([deliver(), deliver(), deliver()])
    expect(receiver.received).toHaveLength(5)
    expect(new Set(receiver.received.map(({ event }) => event.eventId)).size).toBe(5)
  })

  it('that a process died over comes again when its time is up', async () => {
    await made(sendTest(partner))
    const never = createDeliver(trading.app.deps, () => new Promise(() => undefined))
    void never()
    await expect.poll(async () => (await log(partner))[0]!.tries).toBe(1)
    expect(await deliver()).toBe(0)
    await trading.app.database.asOwner(
      `update partner_deliveries set lease_until = now() - interval '1 second' where lease_until is not null`,
    )
    await deliver()
    expect(receiver.received).toHaveLength(1)
  })

  it('waits while the partner is paused', async () => {
    const { applicationId } = partner
    await made(sendTest(partner))
    await made(desk.asDesk(partnerReviews.suspend, { body: { applicationId, reason: 'unusualTraffic' } }))
    expect(await deliver()).toBe(0)
    expect(await sendTest(partner)).toMatchObject({ code: 1859 })
    await made(desk.asDesk(partnerReviews.resume, { body: { applicationId } }))
    await deliver()
    expect(receiver.received).toHaveLength(1)
  })

  it('is held where there is nowhere to send it', async () => {
    const silent = await desk.accept(await trading.desk.aSeller())
    await silent.sellPaid()
    expect((await log(silent)).map(({ status }) => status)).toEqual(['held', 'held', 'held'])
    expect((await sendTest(silent)).code).toBe(1856)
  })
})

describe('the signing secret', () => {
  it('is told once, and stays where the address changes', async () => {
    expect(webhook.signingSecret).toMatch(/^whsec_[\w-]{43}$/)
    const other = await aWebhookReceiver()
    expect((await desk.saveWebhook(partner, other.url)).signingSecret).toBeNull()
    await made(sendTest(partner))
    await deliver()
    expect([receiver.received.length, other.received.length]).toEqual([0, 1])
    await other.close()
  })

  it('gives way to another, beside which it holds for a day', async () => {
    const { token } = partner
    const next = await made(trading.app.call<SavedWebhook>(partners.rotateSecret, { token }))
    expect(next.signingSecret).not.toBe(webhook.signingSecret)
    await made(sendTest(partner))
    await deliver()
    await trading.app.database.asOwner(
      `update partner_webhooks set old_secret_until = now() where sealed_old_secret is not null`,
    )
    await made(sendTest(partner))
    await deliver()
    const fits = (place: number, secret: string) => isSignedWith(secret, receiver.received[place]!)
    const [old, fresh] = [webhook.signingSecret!, next.signingSecret!]
    expect([fits(0, old), fits(0, fresh)]).toEqual([true, true])
    expect([fits(1, old), fits(1, fresh)]).toEqual([false, true])
  })
})

describe('somebody else’s event', () => {
  it('is neither read nor sent again', async () => {
    const { data } = await sendTest(partner)
    const other = await desk.accept(await trading.desk.aSeller())
    await desk.saveWebhook(other, receiver.url)
    const { token } = other
    const body = { eventId: data.eventId }
    expect((await trading.app.call(partners.resend, { token, body })).code).toBe(404)
    expect(await log(other)).toEqual([])
  })
})
