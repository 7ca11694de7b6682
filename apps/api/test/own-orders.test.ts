import { type AppealRow, appeals } from '@kaadi/contract/appeals'
import { type DeskOrder, type DeskQueueRow, type DeskStats, desk } from '@kaadi/contract/desk'
import { deskMessages, type InboxRow } from '@kaadi/contract/desk-messages'
import type { Endpoint } from '@kaadi/contract/http'
import { orderMessages } from '@kaadi/contract/order-messages'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { type MyRechecks, type RecheckRow, rechecks } from '@kaadi/contract/rechecks'
import { type Reversal, reversals } from '@kaadi/contract/reversals'
import { type Found, search } from '@kaadi/contract/search'
import { shifts } from '@kaadi/contract/shifts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { appeal, aSenior } from './appealing.ts'
import { ties, untie } from './linked-sellers.ts'
import { choosesAgain, findValid, takeLook } from './rechecking.ts'
import { aReviewer, type Reviewer, used } from './reviewer.ts'
import { stockCatalogue } from './round-rates.ts'
import { aSellingSeller, aSteamCode, type SellingSeller } from './selling-seller.ts'
import { closeSoundly } from './sound-books.ts'

let app: TestApp
let colleague: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  colleague = await aReviewer(app, 'admin')
})
afterAll(async () => {
  await untie(app)
  await closeSoundly(app)
})

const readAs = <D>({ token }: Pick<Reviewer, 'token'>, endpoint: Endpoint, query: object = {}) =>
  app.call<D>(endpoint, { token, query: query as Record<string, string> })
const recordsAs = async <R>(by: Pick<Reviewer, 'token'>, endpoint: Endpoint, query: object = {}) =>
  (await readAs<KeyedPage<R>>(by, endpoint, query)).data.records
const becomes = ({ id }: Reviewer, { email }: SellingSeller) =>
  app.database.asOwner(`update operators set email = replace('${email}', '@', '+desk@') where id = ${id}`)

/** How an operator may be a seller: by the mailbox, or by what an account of theirs shares with another one. */
const waysToOwn = {
  mailbox: async (operator: Reviewer, seller: SellingSeller) => {
    await becomes(operator, seller)
  },
  device: async (operator: Reviewer, seller: SellingSeller) => {
    const own = await aSellingSeller(app)
    await becomes(operator, own)
    await ties.device(app, own, seller)
  },
  'bank account': async (operator: Reviewer, seller: SellingSeller) => {
    const own = await aSellingSeller(app)
    await becomes(operator, own)
    await ties['bank account'](app, own, seller)
  },
} as const

/** A senior who sells, with one account by each of the ways. */
async function anOwner(way: keyof typeof waysToOwn) {
  const [owner, seller] = [await aReviewer(app, 'senior'), await aSellingSeller(app)]
  await waysToOwn[way](owner, seller)
  return { owner, seller }
}

describe.each(['mailbox', 'device', 'bank account'] as const)(
  'of an order that is one’s own by its %s',
  (way) => {
    it('nothing is read that the desk noticed, nor who has it, and others read it', async () => {
      const { owner, seller } = await anOwner(way)
      const code = aSteamCode()
      await (await aSellingSeller(app)).sell({ codes: [code] })
      const { giftOrderId, tradeNumber } = (await seller.sell({ codes: [code] })).data
      await colleague.claim(giftOrderId)

      for (const endpoint of [desk.order, desk.offerPrices, deskMessages.thread])
        expect(await readAs(owner, endpoint, { giftOrderId }), endpoint.path).toMatchObject({
          status: 403,
          code: 1606,
        })
      const rowFor = async (by: Reviewer) =>
        (await recordsAs<DeskQueueRow>(by, desk.queue, { search: tradeNumber }))[0]
      expect(await rowFor(owner)).toMatchObject({
        ...{ giftOrderId, ownOrder: true, flags: [], atRedeemer: null },
        ...{ claimedBy: null, claimedByMe: false, judgedByMe: false },
      })
      expect(await rowFor(colleague)).toMatchObject({
        ...{ giftOrderId, ownOrder: false, claimedBy: expect.any(String), claimedByMe: true },
        flags: expect.arrayContaining([expect.objectContaining({ kind: 'duplicateOther' })]),
      })
      expect((await readAs<DeskOrder>(colleague, desk.order, { giftOrderId })).data.checks).not.toEqual([])
    })

    it('nothing is found', async () => {
      const { owner, seller } = await anOwner(way)
      const { giftOrderId, tradeNumber } = (await seller.sell()).data
      const findAs = async ({ token }: Reviewer) =>
        (await app.call<Found[]>(search.find, { token, body: { text: tradeNumber } })).data.map(
          ({ id }) => id,
        )
      expect(await findAs(colleague)).toContain(giftOrderId)
      expect(await findAs(owner)).not.toContain(giftOrderId)
    })

    it('the messages do not tell whether the desk has read them', async () => {
      const { owner, seller } = await anOwner(way)
      const { giftOrderId, tradeNumber } = (await seller.sell()).data
      const body = { giftOrderId, text: 'When will you look at it?', photos: [] }
      expect((await app.call(orderMessages.send, { token: seller.token, body })).code).toBe(0)
      const unreadFor = async (by: Reviewer) =>
        (await recordsAs<InboxRow>(by, deskMessages.inbox, { search: tradeNumber })).map(
          ({ unread }) => unread,
        )
      expect(await unreadFor(colleague)).toEqual([1])
      expect(await unreadFor(owner)).toEqual([0])
    })

    it('no appeal tells who judges it', async () => {
      const { owner, seller } = await anOwner(way)
      const { giftOrderId, tradeNumber } = (await seller.sell()).data
      await colleague.settle(giftOrderId, used)
      const { appealId } = (await appeal(app, seller, giftOrderId)).data.appeal!
      const judge = await aSenior(app)
      expect((await judge.call('take', { appealId })).code).toBe(0)
      const takerFor = async (by: Pick<Reviewer, 'token'>) =>
        (await recordsAs<AppealRow>(by, appeals.queue, { search: tradeNumber })).map(({ takenBy }) => takenBy)
      expect(await takerFor(colleague)).toEqual([expect.any(String)])
      expect(await takerFor(owner)).toEqual([null])
      expect((await readAs(owner, appeals.detail, { appealId })).code).toBe(1606)
      expect((await judge.call('giveBack', { appealId })).code).toBe(0)
    })

    it('nobody hears that it may be taken back', async () => {
      const { owner, seller } = await anOwner(way)
      const { giftOrderId } = (await seller.sell()).data
      await colleague.settle(giftOrderId)
      const waitingFor = async (by: Reviewer) =>
        (await readAs<DeskStats>(by, desk.stats)).data.approvalsWaiting
      const before = await waitingFor(owner)
      const asked = await app.call<Reversal>(reversals.ask, {
        token: colleague.token,
        body: {
          giftOrderId,
          words: 'The issuer says that this card was charged back.',
          evidence: [{ uploadId: await colleague.upload(giftOrderId), note: 'The letter of the issuer.' }],
        },
      })
      const { reversalId } = asked.data
      const listedFor = async (by: Reviewer, view: 'waiting' | 'decided') =>
        (await recordsAs<Reversal>(by, reversals.queue, { view, size: 100 })).map((row) => row.reversalId)
      expect(await listedFor(colleague, 'waiting')).toContain(reversalId)
      expect(await listedFor(owner, 'waiting')).not.toContain(reversalId)
      expect(await waitingFor(owner)).toBe(before)
      expect(await readAs(owner, reversals.detail, { reversalId })).toMatchObject({ status: 403, code: 1606 })
      const second = await aReviewer(app, 'senior')
      const body = { reversalId, agree: false }
      expect((await app.call(reversals.decide, { token: second.token, body })).code).toBe(0)
      expect(await listedFor(colleague, 'decided')).toContain(reversalId)
      expect(await listedFor(owner, 'decided')).not.toContain(reversalId)
    })

    it('no second look is read, counted or answered', async () => {
      const { owner, seller } = await anOwner(way)
      const { giftOrderId } = (await seller.sell()).data
      await colleague.settle(giftOrderId, used)
      const recheckId = await choosesAgain(app, giftOrderId)
      const looker = await aReviewer(app, 'senior')
      await findValid(app, looker, await takeLook(app, looker))
      const listedFor = async (by: Reviewer) =>
        (await recordsAs<RecheckRow>(by, rechecks.list, { view: 'differing', size: 100 })).map(
          (row) => row.recheckId,
        )
      expect(await listedFor(colleague)).toContain(recheckId)
      expect(await listedFor(owner)).not.toContain(recheckId)
      const differingFor = async (by: Reviewer) =>
        (await readAs<MyRechecks>(by, rechecks.mine)).data.differing
      expect(await differingFor(owner)).toBe((await differingFor(colleague))! - 1)
      const body = { recheckId, words: 'The first verdict was right.' }
      expect(await app.call(rechecks.answer, { token: owner.token, body })).toMatchObject({
        ...{ status: 403, code: 1606 },
      })
      expect((await app.call(rechecks.answer, { token: looker.token, body })).code).toBe(0)
    })
  },
)

/** The seller has the operator's mailbox while the work is done. */
async function asOwn(operator: Reviewer, { id, email }: SellingSeller, work: () => Promise<void>) {
  const isNow = (address: string) =>
    app.database.asOwner(`update users set email = '${address}' where id = ${id}`)
  await isNow(operator.email.replace('@', '+z1@'))
  await work()
  await isNow(email)
}

describe('an order that becomes one’s own while one holds it', () => {
  it('is not dealt again, nor does it keep the next one away', async () => {
    const [owner, seller, stranger] = [
      await aReviewer(app),
      await aSellingSeller(app),
      await aSellingSeller(app),
    ]
    const { giftOrderId } = (await seller.sell()).data
    await app.call(shifts.start, { token: owner.token, body: {} })
    await owner.claim(giftOrderId)
    const other = (await stranger.sell()).data.giftOrderId
    await app.database.asOwner(
      `update card_orders set queue_at = now() - interval '3 days' where public_id = '${other}'`,
    )
    await asOwn(owner, seller, async () => {
      expect((await readAs(owner, desk.order, { giftOrderId })).code).toBe(1606)
      const next = await owner.call<DeskOrder | null>('takeNext', {})
      expect(next).toMatchObject({ code: 0, data: { order: { giftOrderId: other } } })
    })
  })

  it('is no look either: what was held is gone, and the page opens', async () => {
    const [owner, seller] = [await aReviewer(app), await aSellingSeller(app)]
    const { giftOrderId } = (await seller.sell()).data
    await colleague.settle(giftOrderId, used)
    const recheckId = await choosesAgain(app, giftOrderId)
    expect((await takeLook(app, owner)).recheckId).toBe(recheckId)
    await asOwn(owner, seller, async () => {
      expect(await readAs<MyRechecks>(owner, rechecks.mine)).toMatchObject({ code: 0, data: { held: null } })
      const { token } = owner
      expect((await app.call(rechecks.giveBack, { token, body: { recheckId } })).code).toBe(0)
    })
  })
})
