import { type DeskOrder, desk } from '@kaadi/contract/desk'
import { operators } from '@kaadi/contract/operators'
import { type MyShift, type Shift, shifts } from '@kaadi/contract/shifts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { aReviewer, type Reviewer, used } from '../../../test/reviewer.ts'
import { stockCatalogue } from '../../../test/round-rates.ts'
import { aSellingSeller, type SellingSeller } from '../../../test/selling-seller.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { ensureRecurringJob } from '../../outbox/index.ts'

let app: TestApp
let seller: SellingSeller
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  seller = await aSellingSeller(app)
})
afterAll(() => closeSoundly(app))

const sell = async (by = seller) => (await by.sell({})).data.giftOrderId as string
const shiftOf = async ({ token }: Reviewer) => (await app.call<MyShift>(shifts.mine, { token })).data
const start = async ({ token }: Reviewer, key?: string) =>
  (await app.call<MyShift>(shifts.start, { token, body: {}, ...(key && { idempotencyKey: key }) })).data
const stop = async ({ token }: Reviewer) => (await app.call<MyShift>(shifts.stop, { token, body: {} })).data
const atWork = async (role: 'reviewer' | 'senior' = 'reviewer') => {
  const reviewer = await aReviewer(app, role)
  await start(reviewer)
  return reviewer
}
const held = async (by: Reviewer, giftOrderId?: string) => {
  const { order, lease } = (await by.claim(giftOrderId ?? (await sell()))).data
  return { giftOrderId: order.giftOrderId as string, leaseToken: lease!.leaseToken }
}
const note = 'The receipt is in Twi, which you read.'
const handOver = (from: Reviewer, leased: object, to: Pick<Reviewer, 'publicId'>) =>
  from.call<DeskOrder>('handOver', { ...leased, operatorId: to.publicId, note })
const orderAs = async ({ token }: Reviewer, giftOrderId: string) =>
  (await app.call<DeskOrder>(desk.order, { token, query: { giftOrderId } })).data

describe('a shift', () => {
  it('begins once, and orders are dealt to who works alone', async () => {
    const reviewer = await aReviewer(app)
    expect((await shiftOf(reviewer)).shift).toBeNull()
    expect(await reviewer.call('takeNext', {})).toMatchObject({ status: 409, code: 1633 })
    const { shift } = await start(reviewer)
    expect(shift).toMatchObject({ endTime: null, decided: 0, medianSeconds: null, held: 0 })
    expect((await start(reviewer)).shift!.startTime).toBe(shift!.startTime)
    await sell()
    expect(await reviewer.call('takeNext', {})).toMatchObject({ code: 0 })
    await stop(reviewer)
  })

  it('begins with an order that is taken by hand, and not with one that somebody else has', async () => {
    const [first, second] = [await aReviewer(app), await aReviewer(app)]
    const { giftOrderId } = await held(first)
    expect((await shiftOf(first)).held).toMatchObject([{ giftOrderId }])
    expect(await second.claim(giftOrderId)).toMatchObject({ code: 1600 })
    expect((await shiftOf(second)).shift).toBeNull()
  })

  it('ends with what its reviewer holds going back to the queue', async () => {
    const reviewer = await atWork()
    const [first, second] = [await held(reviewer), await held(reviewer)]
    expect((await stop(reviewer)).shift).toBeNull()
    for (const { giftOrderId, leaseToken } of [first, second]) {
      expect((await seller.read(giftOrderId)).data.orderStatus).toBe(0)
      expect((await reviewer.call('renew', { giftOrderId, leaseToken })).code).toBe(1601)
    }
    expect(await reviewer.call('takeNext', {})).toMatchObject({ code: 1633 })
  })

  it('that ends while orders are dealt keeps none of them', async () => {
    const reviewer = await atWork()
    await Promise.all(Array.from({ length: 4 }, () => sell()))
    await Promise.all([
      ...Array.from({ length: 3 }, () => reviewer.call('takeNext', {})),
      stop(reviewer),
      reviewer.call('takeNext', {}),
    ])
    expect(await shiftOf(reviewer)).toMatchObject({ shift: null, held: [] })
  })

  it('ends by itself once its session is over', async () => {
    const reviewer = await atWork()
    const { giftOrderId } = await held(reviewer)
    await app.call(operators.signOut, { token: reviewer.token, body: {} })
    await ensureRecurringJob(app.database.db, 'sweep.shifts')
    await app.runJobs()
    expect((await seller.read(giftOrderId)).data.orderStatus).toBe(0)
    const [row] = await app.database.asOwner(
      `select ended_at is not null as ended from desk_shifts where operator_id = ${reviewer.id}`,
    )
    expect(row).toEqual({ ended: true })
  })

  it('counts what was decided in it, how long that took, and shows seniors everybody', async () => {
    const reviewer = await atWork()
    const senior = await atWork('senior')
    const [one, two] = [await sell(), await sell()]
    await reviewer.settle(one)
    await reviewer.settle(two, used)
    const { shift, outlook } = await shiftOf(reviewer)
    expect(shift!.decided).toBe(2)
    expect(shift!.medianSeconds).toBeGreaterThanOrEqual(0)
    expect(outlook.decidedLastHour).toBeGreaterThanOrEqual(2)
    expect((await app.call(shifts.team, { token: reviewer.token })).status).toBe(403)
    const team = (await app.call<Shift[]>(shifts.team, { token: senior.token })).data
    expect(team.find(({ operatorId }) => operatorId === reviewer.publicId)).toMatchObject({ decided: 2 })
    await stop(reviewer)
    const after = (await app.call<Shift[]>(shifts.team, { token: senior.token })).data
    const ended = after.findIndex(({ operatorId }) => operatorId === reviewer.publicId)
    expect(after[ended]!.endTime).not.toBeNull()
    expect(ended).toBeGreaterThan(after.findIndex(({ operatorId }) => operatorId === senior.publicId))
  })

  it('says how many will be late at the pace of the last hour, and nothing where there is no pace', async () => {
    const reviewer = await atWork()
    await reviewer.settle(await sell())
    const late = await sell()
    await app.database.asOwner(
      `update card_orders set due_at = now() - interval '1 minute' where public_id = '${late}'`,
    )
    expect((await shiftOf(reviewer)).outlook.willBeLate).toBeGreaterThanOrEqual(1)
    await app.database.asOwner(`
      alter table card_orders disable trigger user;
      update card_orders set operator_time = operator_time - interval '2 hours' where operator_time is not null;
      alter table card_orders enable trigger user`)
    expect((await shiftOf(reviewer)).outlook).toMatchObject({ decidedLastHour: 0, willBeLate: null })
  })
})

describe('an order that is handed over', () => {
  it('is the colleague’s at once, with the note; the giver’s claim is over', async () => {
    const [giver, colleague] = [await atWork(), await atWork()]
    const leased = await held(giver)
    const { giftOrderId } = leased
    expect((await handOver(giver, leased, colleague)).data).toMatchObject({ claimedByMe: false, lease: null })
    expect(await giver.call('renew', leased)).toMatchObject({ code: 1601 })
    const taken = await orderAs(colleague, giftOrderId)
    expect(taken).toMatchObject({ claimedByMe: true, handOvers: [{ toMe: true, note }] })
    expect((await shiftOf(colleague)).notes).toMatchObject([{ giftOrderId, toMe: true, note }])
    expect((await shiftOf(giver)).notes).toMatchObject([{ giftOrderId, toMe: false, note }])
    const body = { giftOrderId, leaseToken: taken.lease!.leaseToken }
    expect(await colleague.call('renew', body)).toMatchObject({ code: 0 })
    expect((await seller.read(giftOrderId)).data.orderStatus).toBe(1)
  })

  it('is paid only after the colleague has opened the code themself', async () => {
    const [giver, colleague] = [await atWork(), await atWork()]
    const { order, lease } = (await giver.claim(await sell())).data
    const { giftOrderId } = order
    const { cardId } = order.cards[0]!
    await giver.open(giftOrderId, lease!.leaseToken, cardId)
    await handOver(giver, { giftOrderId, leaseToken: lease!.leaseToken }, colleague)
    const { leaseToken } = (await orderAs(colleague, giftOrderId)).lease!
    const valid = { giftOrderId, leaseToken, cards: [{ cardId, verdict: 1 }] }
    expect(await colleague.decide(valid)).toMatchObject({ code: 1607 })
    await colleague.open(giftOrderId, leaseToken, cardId)
    expect(await colleague.decide(valid)).toMatchObject({ code: 0 })
  })

  it('goes to nobody who is not at work, has left, or does not review', async () => {
    const giver = await atWork()
    const leased = await held(giver)
    const idle = await aReviewer(app)
    const gone = await atWork()
    await app.call(operators.signOut, { token: gone.token, body: {} })
    const dismissed = await atWork()
    await app.database.asOwner(`
      alter table operators disable trigger user;
      update operators set roles = '{editor}' where id = ${dismissed.id};
      update operators o set digest = digest_of(o) where id = ${dismissed.id};
      alter table operators enable trigger user; call witness_anew()`)
    for (const to of [idle, gone, dismissed, { publicId: 'nobody' }])
      expect(await handOver(giver, leased, to)).toMatchObject({ status: 409, code: 1634 })
    expect((await giver.call('renew', leased)).code).toBe(0)
    await stop(giver)
  })

  it('goes to nobody who may not decide it: oneself, who is linked to its seller, who judged it first', async () => {
    const [giver, linked, first] = [await atWork(), await atWork(), await atWork()]
    const owner = await aSellingSeller(app, { email: `linked${linked.id}@kaadi.example` })
    await app.database.asOwner(
      `update operators set email = 'linked${linked.id}+x@kaadi.example' where id = ${linked.id}`,
    )
    const leased = await held(giver, await sell(owner))
    for (const to of [giver, linked])
      expect(await handOver(giver, leased, to)).toMatchObject({ status: 409, code: 1635 })
    await app.database.asOwner(`update second_review_rules set amount_from = 1 where currency_id = 1`)
    const again = await sell()
    await first.settle(again)
    await app.database.asOwner(
      `update second_review_rules set amount_from = 100000000000 where currency_id = 1`,
    )
    expect(await handOver(giver, await held(giver, again), first)).toMatchObject({ code: 1635 })
    await stop(giver)
    expect((await orderAs(giver, again)).order.orderStatus).toBe(4)
  })

  it('is handed over once, however often and to whomever it is asked at once', async () => {
    const [giver, one, other] = [await atWork(), await atWork(), await atWork()]
    const leased = await held(giver)
    const replies = await Promise.all([one, other, one, other].map((to) => handOver(giver, leased, to)))
    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1601, 1601, 1601])
    const [row] = await app.database.asOwner(`
      select count(*)::integer as lines from order_hand_overs h join card_orders o on o.user_id = h.user_id and o.id = h.order_id
      where o.public_id = '${leased.giftOrderId}'`)
    expect(row).toEqual({ lines: 1 })
  })

  it('needs a note, and the claim', async () => {
    const [giver, colleague] = [await atWork(), await atWork()]
    const leased = await held(giver)
    const given = { ...leased, operatorId: colleague.publicId }
    expect(await giver.call('handOver', { ...given, note: '  a ' })).toMatchObject({ code: 1001 })
    expect(await colleague.call('handOver', { ...given, operatorId: giver.publicId, note })).toMatchObject({
      code: 1601,
    })
    await stop(giver)
  })

  it('leaves a line in the audit: who gave it, and who has it now', async () => {
    const [giver, colleague] = [await atWork(), await atWork()]
    const leased = await held(giver)
    await handOver(giver, leased, colleague)
    const [line] = await app.database.asOwner(`
      select to_jsonb(a)::text as line from audit_lines a where a.call = 'desk.handOver' and a.operator_id = ${giver.id}`)
    expect(line!.line).toContain(colleague.publicId)
  })
})
