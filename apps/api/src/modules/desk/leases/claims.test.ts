import { type DeskOrder, type DeskQueueRow, type DeskStats, desk } from '@kaadi/contract/desk'
import { operators } from '@kaadi/contract/operators'
import type { Page } from '@kaadi/contract/primitives'
import { shifts } from '@kaadi/contract/shifts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Reply, type TestApp } from '../../../../test/app.ts'
import { ties, untie } from '../../../../test/linked-sellers.ts'
import { aReviewer, decisionOn, type Reviewer, unreadable, used } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aPhoto, aSellingSeller, aSteamCode, type SellingSeller } from '../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { checkInvariants } from '../../../invariants/index.ts'
import { keyInvariants } from '../../../invariants/keys.invariants.ts'
import { userAvailable } from '../../../ledger/index.ts'
import { ensureRecurringJob } from '../../../outbox/index.ts'

let app: TestApp
let seller: SellingSeller
let reviewer: Reviewer
let colleague: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  seller = await aSellingSeller(app)
  reviewer = await aReviewer(app)
  colleague = await aReviewer(app, 'senior')
})
afterAll(() => closeSoundly(app))

const availableOf = (id: bigint) => app.deps.ledger.balance(userAvailable(id, 1))
const sell = async (codes = [aSteamCode()], by = seller) =>
  (await by.sell({ codes })).data.giftOrderId as string
const endLease = (giftOrderId: string) =>
  app.database.asOwner(`update card_orders set lease_expires_at = now() where public_id = '${giftOrderId}'`)
const readAs = async (token: string, giftOrderId: string) =>
  (await app.call<DeskOrder>(desk.order, { token, query: { giftOrderId } })).data
/** A second session of an operator, as another browser opens it. */
const anotherSession = async ({ id }: Reviewer) => {
  const token = app.deps.ids.token()
  await app.database.asOwner(`
    insert into operator_sessions (token_hash, public_id, operator_id, expires_at, idle_limit, factor_at, user_agent, ip)
    values (sha256('${token}'), '${token}', ${id}, now() + interval '1 hour', interval '1 hour', now(), '', '127.0.0.1')`)
  return token
}
const statusOf = async (giftOrderId: string) => (await seller.read(giftOrderId)).data.orderStatus
describe('claiming', () => {
  it('gives a lease of five minutes and shows the order', async () => {
    const giftOrderId = await sell()
    const { data } = await reviewer.claim(giftOrderId)
    const { leaseToken, leaseExpiresTime, serverTime } = data.lease!
    expect(leaseToken).toHaveLength(43)
    const left = Date.parse(leaseExpiresTime) - Date.parse(serverTime)
    expect(left).toBeLessThanOrEqual(300_000)
    expect(left).toBeGreaterThan(290_000)
    expect(data.order.orderStatus).toBe(1)
    expect(data.seller).toMatchObject({ name: seller.email.split('@')[0], countryCode: 'NG', level: 1 })
    const [row] = await app.database.asOwner(
      `select encode(lease_token_hash, 'escape') as hash from card_orders where public_id = '${giftOrderId}'`,
    )
    expect(row!.hash).not.toContain(leaseToken)
  })

  describe('sent again under its key', () => {
    const key = () => app.deps.ids.publicId()

    it('answers what it answered, after the decision too', async () => {
      const giftOrderId = await sell(undefined, await aSellingSeller(app))
      const again = key()
      const first = await reviewer.claim(giftOrderId, again)
      const { order, lease } = first.data
      await reviewer.decide(await decisionOn(order, lease!, ['valid'], reviewer))
      expect((await reviewer.claim(giftOrderId, again)).data).toEqual(first.data)
      expect(await reviewer.claim(giftOrderId)).toMatchObject({ status: 409, code: 1602 })
    })

    it('takes nothing a second time, and neither where its reply was lost with the process', async () => {
      const [giftOrderId, again] = [await sell(), key()]
      const { lease } = (await reviewer.claim(giftOrderId, again)).data
      await reviewer.call('release', { giftOrderId, leaseToken: lease!.leaseToken })
      await app.database.asOwner(`update idempotency_keys set sealed_reply = null where key = '${again}'`)
      const lost = await reviewer.claim(giftOrderId, again)
      expect(lost).toMatchObject({ code: 0, data: { lease: null, order: { orderStatus: 0 } } })
      expect((await reviewer.claim(giftOrderId, again)).data).toEqual(lost.data)
    })

    it('takes nothing a second time where its reply was spoiled', async () => {
      const [giftOrderId, again] = [await sell(), key()]
      await reviewer.claim(giftOrderId, again)
      const spoil = `set_byte(sealed_reply, 40, get_byte(sealed_reply, 40) # 1)`
      await app.database.asOwner(`update idempotency_keys set sealed_reply = ${spoil} where key = '${again}'`)
      const claimed = await reviewer.claim(giftOrderId, again)
      expect(claimed).toMatchObject({ code: 0, data: { order: { orderStatus: 1 } } })
      expect((await reviewer.claim(giftOrderId, again)).status).toBe(200)
      const findings = await checkInvariants((text) => app.database.asOwner(text), keyInvariants)
      expect(findings.filter(({ rows }) => rows.length > 0)).toMatchObject([
        { id: 'I141', rows: [{ key: again }] },
      ])
      await app.database.asOwner(`update idempotency_keys set sealed_reply = null where key = '${again}'`)
    })

    it('keeps its token sealed', async () => {
      const again = key()
      const { lease } = (await reviewer.claim(await sell(), again)).data
      const [kept] = await app.database.asOwner(
        `select encode(sealed_reply, 'escape') as sealed, reply::text from idempotency_keys where key = '${again}'`,
      )
      expect(kept!.sealed).toEqual(expect.any(String))
      expect(JSON.stringify(kept)).not.toContain(lease!.leaseToken)
    })

    it('is one claim when it comes twice at the same moment', async () => {
      const [giftOrderId, again] = [await sell(), key()]
      const replies = await Promise.all([1, 2, 3].map(() => reviewer.claim(giftOrderId, again)))
      const [claimed] = replies.filter(({ code }) => code === 0)
      for (const reply of replies)
        if (reply.code === 0) expect(reply.data).toEqual(claimed!.data)
        else expect(reply).toMatchObject({ status: 409, code: 1005 })
      expect(claimed!.data.order.events.map(({ orderStatus }) => orderStatus)).toEqual([0, 1])
    })
  })

  it('gives an order to one of two reviewers at once, and says who has it', async () => {
    for (let round = 0; round < 5; round++) {
      const giftOrderId = await sell()
      const replies = await Promise.all([reviewer.claim(giftOrderId), colleague.claim(giftOrderId)])
      const [won, lost] = replies[0]!.code === 0 ? replies : [replies[1]!, replies[0]!]
      expect(won).toMatchObject({ code: 0 })
      expect(lost).toMatchObject({ status: 409, code: 1600, details: { claimedBy: won!.data.claimedBy } })
    }
  })

  it('is the same for every page of the session: one that is reloaded, and a second tab', async () => {
    const giftOrderId = await sell()
    const { lease } = (await reviewer.claim(giftOrderId)).data
    const reloaded = await readAs(reviewer.token, giftOrderId)
    expect(reloaded.lease).toMatchObject({ leaseToken: lease!.leaseToken })
    expect(reloaded).toMatchObject({ claimedByMe: true, claimedBy: expect.stringMatching(/^Operator/) })
    const again = (await reviewer.claim(giftOrderId)).data
    expect(again.lease!.leaseToken).toBe(lease!.leaseToken)
    expect(again.order.events).toHaveLength(2)
    for (const { leaseToken } of [lease!, reloaded.lease!])
      expect((await reviewer.call('renew', { giftOrderId, leaseToken })).code).toBe(0)
  })

  it('is not told to another operator, nor to another session of the same one', async () => {
    const giftOrderId = await sell()
    const { lease } = (await reviewer.claim(giftOrderId)).data
    expect(await readAs(colleague.token, giftOrderId)).toMatchObject({ lease: null, claimedByMe: false })
    const elsewhere = await anotherSession(reviewer)
    expect(await readAs(elsewhere, giftOrderId)).toMatchObject({ lease: null, claimedByMe: true })
    expect(await app.call(desk.claim, { token: elsewhere, body: { giftOrderId } })).toMatchObject({
      status: 409,
      code: 1600,
      details: { byMe: true },
    })
    const body = { giftOrderId, leaseToken: lease!.leaseToken }
    expect(await app.call(desk.renew, { token: elsewhere, body })).toMatchObject({ code: 1601 })
    expect(await app.call(desk.release, { token: elsewhere, body })).toMatchObject({ code: 1601 })
    expect((await reviewer.call('renew', body)).code).toBe(0)
  })

  it('goes over to another session of the same operator, and ends in the first, when that one asks for it', async () => {
    const giftOrderId = await sell()
    const { lease } = (await reviewer.claim(giftOrderId)).data
    const elsewhere = await anotherSession(reviewer)
    const body = { giftOrderId, fromMyOtherSession: true }
    const moved = (await app.call(desk.claim, { token: elsewhere, body })) as Reply<DeskOrder>
    expect(moved).toMatchObject({ code: 0, data: { claimedByMe: true } })
    const mine = (token: string) => ({ giftOrderId, leaseToken: token })
    expect(await reviewer.call('renew', mine(lease!.leaseToken))).toMatchObject({ code: 1601 })
    const renewed = await app.call(desk.renew, { token: elsewhere, body: mine(moved.data.lease!.leaseToken) })
    expect(renewed.code).toBe(0)
  })

  it('of a colleague is not taken that way', async () => {
    const giftOrderId = await sell()
    await reviewer.claim(giftOrderId)
    const body = { giftOrderId, fromMyOtherSession: true }
    expect(await app.call(desk.claim, { token: colleague.token, body })).toMatchObject({ code: 1600 })
    expect(await readAs(reviewer.token, giftOrderId)).toMatchObject({ claimedByMe: true })
  })

  it('is another one, with another token, when the order is taken anew', async () => {
    const giftOrderId = await sell()
    const first = (await reviewer.claim(giftOrderId)).data.lease!
    await endLease(giftOrderId)
    const second = (await reviewer.claim(giftOrderId)).data.lease!
    expect(second.leaseToken).not.toBe(first.leaseToken)
    expect(await reviewer.call('renew', { giftOrderId, leaseToken: first.leaseToken })).toMatchObject({
      code: 1601,
    })
  })

  it('ends with its session: the order is free for whoever asks next', async () => {
    const giftOrderId = await sell()
    const gone = await aReviewer(app)
    await gone.claim(giftOrderId)
    await app.call(operators.signOut, { token: gone.token, body: {} })
    expect(await colleague.claim(giftOrderId)).toMatchObject({ code: 0, data: { claimedByMe: true } })
  })

  it('takes over an order whose lease has run out, and the first one has lost it', async () => {
    const giftOrderId = await sell()
    const { data } = await reviewer.claim(giftOrderId)
    await endLease(giftOrderId)
    const taken = await colleague.claim(giftOrderId)
    expect(taken.data.order.events.map(({ orderStatus, actor }) => [orderStatus, actor])).toEqual([
      [0, 'seller'],
      [1, 'desk'],
      [0, 'system'],
      [1, 'desk'],
    ])
    const decided = await reviewer.decide(await decisionOn(data.order, data.lease!, ['valid'], reviewer))
    expect(decided).toMatchObject({ status: 409, code: 1601 })
    expect(await availableOf(seller.id)).toBe(0n)
  })

  it('is over when the lease has run out, although nobody else has the order', async () => {
    const giftOrderId = await sell()
    const { lease, order } = (await reviewer.claim(giftOrderId)).data
    const body = await decisionOn(order, lease!, ['valid'], reviewer)
    await endLease(giftOrderId)
    expect(await reviewer.decide(body)).toMatchObject({ status: 409, code: 1601 })
    const { leaseToken, ...untold } = body as { leaseToken: string }
    await reviewer.claim(giftOrderId)
    expect(await reviewer.decide({ ...untold, leaseToken: 'guessed' })).toMatchObject({ code: 1601 })
    expect(await reviewer.decide({ ...untold, leaseToken })).toMatchObject({ code: 1601 })
    expect(await availableOf(seller.id)).toBe(0n)
  })

  it('gives orders back by itself when the reviewer has gone quiet', async () => {
    const giftOrderId = await sell()
    const { data } = await reviewer.claim(giftOrderId)
    await endLease(giftOrderId)
    await ensureRecurringJob(app.database.db, 'sweep.leases')
    await app.runJobs()
    expect(await statusOf(giftOrderId)).toBe(0)
    const renewed = await reviewer.call('renew', { giftOrderId, leaseToken: data.lease!.leaseToken })
    expect(renewed.code).toBe(1601)
  })

  it('can be given back, with the token alone', async () => {
    const giftOrderId = await sell()
    const { data } = await reviewer.claim(giftOrderId)
    const body = { giftOrderId, leaseToken: data.lease!.leaseToken }
    expect((await colleague.call('release', body)).code).toBe(1601)
    expect((await reviewer.call('release', { ...body, leaseToken: 'guessed' })).code).toBe(1601)
    expect((await reviewer.call('release', body)).code).toBe(0)
    expect(await statusOf(giftOrderId)).toBe(0)
  })

  it('is not possible for an order from another address of one’s own mailbox, nor is a verdict on it', async () => {
    const own = await aSellingSeller(app)
    const operator = await aReviewer(app)
    const isNow = (email: string) =>
      app.database.asOwner(`update users set email = '${email}' where id = ${own.id}`)
    const giftOrderId = await sell([aSteamCode()], own)
    const { data } = await operator.claim(giftOrderId)
    await isNow(operator.email.replace('@', '+z1@'))
    const { leaseToken } = data.lease!
    const cards = data.order.cards.map(({ cardId }) => ({ cardId, verdict: 1 }))
    expect(await operator.claim(giftOrderId)).toMatchObject({ status: 403, code: 1606 })
    expect(await operator.decide({ giftOrderId, leaseToken, cards })).toMatchObject({ code: 1606 })
    expect(await operator.call('release', { giftOrderId, leaseToken })).toMatchObject({ code: 0 })
    await isNow(own.email)
  })

  it.each(['device', 'bank account'] as const)(
    'is not possible for an order of somebody who shares a %s with one’s own account, nor is it handed out',
    async (tie) => {
      const [own, kin] = [await aSellingSeller(app), await aSellingSeller(app)]
      const operator = await aReviewer(app)
      await app.database.asOwner(
        `update operators set email = replace('${own.email}', '@', '+desk@') where id = ${operator.id}`,
      )
      const giftOrderId = await sell([aSteamCode()], kin)
      await ties[tie](app, own, kin)
      expect(await operator.claim(giftOrderId)).toMatchObject({ status: 403, code: 1606 })
      await app.database.asOwner(
        `update card_orders set queue_at = now() - interval '1 day' where public_id = '${giftOrderId}'`,
      )
      await app.call(shifts.start, { token: operator.token, body: {} })
      const next = await operator.call<DeskOrder | null>('takeNext', {})
      expect(next.code).toBe(0)
      expect(next.data?.order.giftOrderId).not.toBe(giftOrderId)
      expect((await reviewer.claim(giftOrderId)).code).toBe(0)
      await untie(app)
    },
  )

  it.each(['device', 'bank account'] as const)(
    'leads to no code and no verdict where a shared %s ties its holder to the seller afterwards',
    async (tie) => {
      const [own, kin] = [await aSellingSeller(app), await aSellingSeller(app)]
      const operator = await aReviewer(app)
      const giftOrderId = await sell([aSteamCode()], kin)
      const { order, lease } = (await operator.claim(giftOrderId)).data
      const body = await decisionOn(order, lease!, ['valid'], operator)
      const uploadId = await operator.upload(giftOrderId)
      await app.database.asOwner(
        `update operators set email = replace('${own.email}', '@', '+desk@') where id = ${operator.id}`,
      )
      await ties[tie](app, own, kin)
      expect(await operator.decide(body)).toMatchObject({ status: 403, code: 1606 })
      const { leaseToken } = lease!
      const held = { giftOrderId, leaseToken, cardId: order.cards[0]!.cardId }
      const acts = [
        operator.open(giftOrderId, leaseToken, held.cardId),
        operator.call('enterCode', { ...held, code: aSteamCode() }),
        operator.call('noteBalance', { ...held, balance: '0', uploadId }),
      ]
      for (const reply of await Promise.all(acts)) expect(reply).toMatchObject({ status: 403, code: 1606 })
      expect(
        await operator.call('cancel', { giftOrderId, leaseToken, words: 'Asked to by mail.' }),
      ).toMatchObject({ status: 403, code: 1606 })
      expect((await kin.read(giftOrderId)).data.orderStatus).toBe(1)
      expect((await operator.call('release', { giftOrderId, leaseToken })).code).toBe(0)
      expect((await reviewer.settle(giftOrderId)).code).toBe(0)
      await untie(app)
    },
  )

  it('goes on for an operator who sells themself, with orders of people they have nothing to do with', async () => {
    const [own, kin, stranger] = [
      await aSellingSeller(app),
      await aSellingSeller(app),
      await aSellingSeller(app),
    ]
    const operator = await aReviewer(app)
    await app.database.asOwner(
      `update operators set email = replace('${own.email}', '@', '+desk@') where id = ${operator.id}`,
    )
    await ties.device(app, own, kin)
    expect((await operator.settle(await sell([aSteamCode()], stranger))).data.order.orderStatus).toBe(10)
    const giftOrderId = await sell([aSteamCode()], stranger)
    await app.database.asOwner(
      `update card_orders set queue_at = now() - interval '3 days' where public_id = '${giftOrderId}'`,
    )
    await app.call(shifts.start, { token: operator.token, body: {} })
    const next = await operator.call<DeskOrder | null>('takeNext', {})
    expect(next.data?.order.giftOrderId).toBe(giftOrderId)
    expect((await operator.settle(giftOrderId)).data.order.orderStatus).toBe(10)
  })

  it('is not possible for own orders, decided ones and unknown ones', async () => {
    const own = await aSellingSeller(app, { email: 'double@kaadi.example' })
    const double = await aReviewer(app)
    await app.database.asOwner(`update operators set email = 'double@kaadi.example' where id = ${double.id}`)
    const giftOrderId = await sell([aSteamCode()], own)
    expect(await double.claim(giftOrderId)).toMatchObject({ status: 403, code: 1606 })
    const done = await sell()
    await reviewer.settle(done)
    expect(await reviewer.claim(done)).toMatchObject({
      ...{ status: 409, code: 1602 },
      msg: 'This order has already been decided.',
    })
    const cancelled = await sell()
    await seller.cancel(cancelled)
    expect(await reviewer.claim(cancelled)).toMatchObject({
      ...{ status: 409, code: 1602, details: { orderStatus: 22 } },
      msg: expect.stringContaining('The seller ended this order'),
    })
    expect(await reviewer.claim('nobody-knows-this')).toMatchObject({ status: 404, code: 404 })
  })
})

const endLeaseSoon = (giftOrderId: string) =>
  app.database.asOwner(
    `update card_orders set lease_expires_at = now() + interval '9 s' where public_id = '${giftOrderId}'`,
  )

describe('the next order', () => {
  it('is the most urgent one that waits, one for each who asks at once, never an own one', async () => {
    await app.database.asOwner(`update card_orders set queue_at = now() + interval '1 day' where status = 0`)
    const own = await aSellingSeller(app, { email: 'dealt+z1@kaadi.example' })
    // One person, two accounts of an operator: the seller is theirs.
    const owner = await aReviewer(app)
    const owners = await aReviewer(app)
    for (const [place, { id }] of [owner, owners].entries())
      await app.database.asOwner(
        `update operators set email = 'dealt+${place}@kaadi.example' where id = ${id}`,
      )
    const ids = [await sell([aSteamCode()], own), await sell(), await sell()]
    for (const [place, id] of ids.entries())
      await app.database.asOwner(`
        update card_orders set queue_at = now() - interval '${10 - place} minutes' where public_id = '${id}'`)
    const next = (by: Reviewer, key?: string) => by.call<DeskOrder | null>('takeNext', {}, key)
    expect(await next(owner)).toMatchObject({ status: 409, code: 1633 })
    const another = await aReviewer(app)
    for (const { token } of [owner, owners, another]) await app.call(shifts.start, { token, body: {} })
    const dealt = await Promise.all([next(owner, 'deal-the-first'), next(owners, 'deal-the-second')])
    expect(dealt.map(({ data }) => data!.order.giftOrderId).toSorted()).toEqual(ids.slice(1).toSorted())
    expect(dealt.map(({ data }) => data!.lease)).toEqual([expect.anything(), expect.anything()])
    const repeated = await next(owner, 'deal-the-first')
    expect(repeated.data!.lease!.leaseToken).toBe(dealt[0]!.data!.lease!.leaseToken)
    expect((await next(another)).data!.order.giftOrderId).toBe(ids[0])
  })

  it('is the one that this session holds already and has not left, before any that waits', async () => {
    const operator = await aReviewer(app)
    const [first, second, third] = [await sell(), await sell(), await sell()]
    for (const [place, id] of [first, second, third].entries())
      await app.database.asOwner(`
        update card_orders set queue_at = now() - interval '${90 - place} minutes' where public_id = '${id}'`)
    await app.call(shifts.start, { token: operator.token, body: {} })
    const next = async (...except: string[]) =>
      (await operator.call<DeskOrder | null>('takeNext', { except })).data!
    const dealt = await next()
    expect(dealt.order.giftOrderId).toBe(first)
    expect((await next(first)).order.giftOrderId).toBe(second)
    // The decision on the first one was taken back: it is left anew, and the second one comes with the claim that it has.
    await endLeaseSoon(second)
    const again = await next(first)
    expect(again.order.giftOrderId).toBe(second)
    expect(Date.parse(again.lease!.leaseExpiresTime) - Date.parse(again.lease!.serverTime)).toBeGreaterThan(
      240_000,
    )
    expect((await next(second)).order.giftOrderId).toBe(first)
    expect((await next(first, second)).order.giftOrderId).toBe(third)
    const other = await aReviewer(app)
    await app.call(shifts.start, { token: other.token, body: {} })
    const held = [first, second, third]
    expect(held).not.toContain((await other.call<DeskOrder | null>('takeNext', {})).data?.order.giftOrderId)
  })

  it('is the most urgent one that fits what the reviewer knows: brand, value, language', async () => {
    await app.database.asOwner(`
      update card_orders set queue_at = now() + interval '1 day', due_at = now() + interval '2 days' where status = 0`)
    const french = await aSellingSeller(app)
    await app.database.asOwner(`update users set language = 'fr' where id = ${french.id}`)
    const [first, many, theirs] = [
      await sell(),
      await sell([aSteamCode(), aSteamCode()]),
      await sell([aSteamCode()], french),
    ]
    for (const [place, id] of [first, many, theirs].entries())
      await app.database.asOwner(`
        update card_orders set queue_at = now() - interval '${60 - place} minutes' where public_id = '${id}'`)
    const [{ cardTypeId, face }] = (await app.database.asOwner(`
      select card_type_id as "cardTypeId", face_value * card_count as face from card_orders where public_id = '${first}'`)) as [
      { cardTypeId: string; face: string },
    ]
    const all = { cardTypeIds: [], maxFaceValue: null, languages: [] }
    const dealt = async (skill: object) => {
      const operator = await aReviewer(app)
      await app.call(shifts.start, { token: operator.token, body: {} })
      const { data } = await operator.call<DeskOrder | null>('takeNext', { skill: { ...all, ...skill } })
      if (data)
        await operator.call('release', {
          giftOrderId: data.order.giftOrderId,
          leaseToken: data.lease!.leaseToken,
        })
      return data?.order.giftOrderId ?? null
    }
    expect(await dealt({})).toBe(first)
    expect(await dealt({ cardTypeIds: [cardTypeId] })).toBe(first)
    expect(await dealt({ cardTypeIds: ['another-brand'] })).toBe(null)
    expect(await dealt({ languages: ['fr', 'ha'] })).toBe(theirs)
    expect(await dealt({ maxFaceValue: String(Number(face) - 0.01) })).toBe(null)
    expect(await dealt({ maxFaceValue: String(Number(face)), languages: ['fr'] })).toBe(theirs)
    await app.database.asOwner(`update card_orders set due_at = now() where public_id = '${many}'`)
    // What is past its promise is dealt to whoever asks.
    expect(await dealt({ cardTypeIds: ['another-brand'] })).toBe(many)
  })

  it('is none where nothing waits', async () => {
    await app.database.asOwner(
      `update card_orders set status = 22, version = version + 1, actor = 'seller' where status = 0`,
    )
    const operator = await aReviewer(app)
    await app.call(shifts.start, { token: operator.token, body: {} })
    expect(await operator.call('takeNext', {})).toMatchObject({ code: 0, data: null })
  })
})

describe('the queue', () => {
  it('comes by due time, says who has what, and parts mine and decided', async () => {
    const queue = async (view: string) =>
      (await app.call<Page<DeskQueueRow>>(desk.queue, { token: reviewer.token, query: { view, size: 100 } }))
        .data.records
    const [first, second] = [await sell(), await sell()]
    await reviewer.claim(second)
    const waiting = await queue('waiting')
    const places = [first, second].map((id) => waiting.findIndex(({ giftOrderId }) => giftOrderId === id))
    expect(places[0]).toBeLessThan(places[1]!)
    expect(waiting[places[1]!]).toMatchObject({
      claimedByMe: true,
      claimedBy: expect.stringMatching(/^Operator/),
    })
    expect((await queue('mine')).map(({ giftOrderId }) => giftOrderId)).toContain(second)
    await reviewer.settle(second)
    expect((await queue('decided'))[0]!.giftOrderId).toBe(second)
    expect((await queue('waiting')).map(({ giftOrderId }) => giftOrderId)).not.toContain(second)
  })

  it('counts what waits', async () => {
    const stats = async () => (await app.call<DeskStats>(desk.stats, { token: reviewer.token })).data
    const before = await stats()
    const giftOrderId = await sell()
    expect((await stats()).waiting).toBe(before.waiting + 1)
    await app.database.asOwner(
      `update card_orders set due_at = now() - interval '1 s' where public_id = '${giftOrderId}'`,
    )
    expect((await stats()).overdue).toBe(before.overdue + 1)
    await reviewer.settle(giftOrderId)
    expect(await stats()).toMatchObject({ waiting: before.waiting, decidedToday: before.decidedToday + 1 })
  })

  it('flags both orders when two sellers send one code, the first one too until it is decided', async () => {
    const [code, known] = [aSteamCode(), aSteamCode()]
    const other = await aSellingSeller(app)
    const flagsOf = async (giftOrderId: string) =>
      (await readAs(colleague.token, giftOrderId)).flags.filter(({ kind }) => kind === 'duplicateOther')
    const [open, decided] = [await sell([code]), await sell([known])]
    await reviewer.settle(decided, used)
    expect(await flagsOf(open)).toEqual([])
    const repeat = await sell([code], other)
    await sell([known], other)
    expect(await flagsOf(open)).toEqual([
      {
        kind: 'duplicateOther',
        text: 'Another seller sent the same code after this one. Compare photos and receipts.',
      },
    ])
    expect(await flagsOf(repeat)).toEqual([
      {
        kind: 'duplicateOther',
        text: 'Another seller sent the same code before. Compare photos and receipts.',
      },
    ])
    expect(await flagsOf(decided)).toEqual([])
    for (const [by, giftOrderId] of [
      [seller, open],
      [other, repeat],
    ] as const)
      expect(JSON.stringify((await by.read(giftOrderId)).data)).not.toMatch(/another seller|duplicate/i)
  })

  it('flags none as the first that waits while a later one of its seller is paid', async () => {
    const one = await aSellingSeller(app)
    const [earlier, later] = [await sell([aSteamCode()], one), await sell([aSteamCode()], one)]
    const flagsNow = async () => (await readAs(reviewer.token, earlier)).flags.map(({ kind }) => kind)
    expect(await flagsNow()).toContain('firstOrder')
    expect((await reviewer.settle(later, 'valid')).code).toBe(0)
    expect(await flagsNow()).not.toContain('firstOrder')
  })

  it('flags a first order, a high value, a resubmission and a picture that was seen before', async () => {
    const one = await aSellingSeller(app)
    const giftOrderId = await sell([aSteamCode(), aSteamCode(), aSteamCode(), aSteamCode()], one)
    const kinds = (order: DeskOrder) => order.flags.map(({ kind }) => kind)
    const { lease, order, ...first } = (await reviewer.claim(giftOrderId)).data
    expect(kinds({ lease, order, ...first })).toEqual(['firstOrder', 'highValue'])
    await reviewer.decide(
      await decisionOn(
        order,
        lease!,
        order.cards.map(() => unreadable),
        reviewer,
      ),
    )
    const cards = order.cards.map(({ cardId }) => ({ cardId, code: aSteamCode(), photos: [] }))
    const child = (await one.resubmit({ giftOrderId, cards })).data
    expect(kinds((await reviewer.claim(child.giftOrderId)).data)).toEqual([
      'resubmission',
      'firstOrder',
      'highValue',
    ])

    const sendAmazon = async (by: SellingSeller) => {
      const photos = [await aPhoto(app, by, 'front'), await aPhoto(app, by, 'back')]
      const { quoteId } = (await by.quote({ priceId: 'amazon-uk', faceValue: '20' })).data
      return { photos, ...(await by.submit({ quoteId, cards: [{ photos }] })).data }
    }
    const [original, copy] = [await sendAmazon(seller), await sendAmazon(one)]
    await app.database.asOwner(`update uploads set sha256 = sha256('one picture'), dhash = 7::bit(64)
      where public_id in ('${original.photos[0]!.uploadId}', '${copy.photos[0]!.uploadId}');
      update uploads u set digest = digest_of(u)`)
    const seen = (await reviewer.claim(copy.giftOrderId)).data
    expect(seen.flags).toContainEqual({
      kind: 'duplicateImage',
      text: 'The same photo was sent with an order of another seller.',
    })
  })
})
