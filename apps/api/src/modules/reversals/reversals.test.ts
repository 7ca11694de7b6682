import { type DeskStats, desk } from '@kaadi/contract/desk'
import type { Page } from '@kaadi/contract/primitives'
import { type Reversal, reversals } from '@kaadi/contract/reversals'
import { type WalletRecord, wallets } from '@kaadi/contract/wallets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aJob } from '../../../test/a-job.ts'
import { adjustmentSql } from '../../../test/adjusted.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { aGrant, couponsOf } from '../../../test/coupons.ts'
import { fund } from '../../../test/database.ts'
import { aReviewer, type Reviewer } from '../../../test/reviewer.ts'
import { stockCatalogue } from '../../../test/round-rates.ts'
import { aSellingSeller, type SellingSeller } from '../../../test/selling-seller.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { userAvailable, userReceivable } from '../../ledger/index.ts'
import { sweepUploads } from '../uploads/uploads.jobs.ts'

let app: TestApp
let reviewer: Reviewer
let maker: Reviewer
let checker: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  reviewer = await aReviewer(app)
  maker = await aReviewer(app, 'senior')
  checker = await aReviewer(app, 'senior')
})
afterAll(() => closeSoundly(app))

const words = 'The issuer says that this card was charged back.'
const availableOf = ({ id }: SellingSeller) => app.deps.ledger.balance(userAvailable(id, 1))
const owedBy = async ({ id }: SellingSeller) => -(await app.deps.ledger.balance(userReceivable(id, 1)))
const sellPaid = async (seller: SellingSeller) => {
  const { giftOrderId } = (await seller.sell()).data
  await reviewer.settle(giftOrderId)
  return giftOrderId
}
const ask = async (giftOrderId: string, by = maker, uploadId?: string) =>
  app.call<Reversal>(reversals.ask, {
    token: by.token,
    body: {
      giftOrderId,
      words,
      evidence: [{ uploadId: uploadId ?? (await by.upload(giftOrderId)), note: 'The letter of the issuer.' }],
    },
  })
const decide = (reversalId: string, by = checker, agree = true) =>
  app.call<Reversal>(reversals.decide, { token: by.token, body: { reversalId, agree } })
const takeBack = async (giftOrderId: string) => decide((await ask(giftOrderId)).data.reversalId)
/** As a withdrawal that was paid: the money is gone. */
const spend = async ({ id }: SellingSeller, amount: bigint) =>
  app.database.asOwner(adjustmentSql({ userId: id, amount, isIn: false }))

const waitsFor = async ({ token }: Reviewer) =>
  (await app.call<DeskStats>(desk.stats, { token })).data.approvalsWaiting

describe('a reversal', () => {
  it('counts among the approvals of another senior until it is decided, not for who asked', async () => {
    const giftOrderId = await sellPaid(await aSellingSeller(app))
    const before = [await waitsFor(checker), await waitsFor(maker), await waitsFor(reviewer)]
    const { reversalId } = (await ask(giftOrderId)).data
    expect([await waitsFor(checker), await waitsFor(maker), await waitsFor(reviewer)]).toEqual([
      before[0]! + 1,
      before[1],
      before[2],
    ])
    await decide(reversalId)
    expect(await waitsFor(checker)).toBe(before[0])
  })

  it('is asked for by one operator with evidence, and done by another', async () => {
    const seller = await aSellingSeller(app)
    const giftOrderId = await sellPaid(seller)
    const { data } = await ask(giftOrderId)
    expect(data).toMatchObject({
      status: 0,
      words,
      askedByMe: true,
      evidence: [{ note: 'The letter of the issuer.' }],
    })
    expect(await availableOf(seller)).toBe(14_800_000n)
    expect((await decide(data.reversalId, maker)).code).toBe(1617)
    expect((await decide(data.reversalId)).data).toMatchObject({
      status: 1,
      owed: '0.00',
      order: { orderStatus: 40 },
    })
    expect(await availableOf(seller)).toBe(0n)
    expect((await seller.read(giftOrderId)).data).toMatchObject({
      orderStatus: 40,
      reversal: { words, amount: '148000.00', owed: '0.00' },
    })
    const [note] = await app.database.asOwner(
      `select title, content from notifications where subject_id = '${giftOrderId}' order by id desc limit 1`,
    )
    expect(note).toMatchObject({ title: 'A payment was taken back' })
    expect(note!.content).toContain(words)
  })

  it('gives points, level bonus and coupon back with the credit', async () => {
    const seller = await aSellingSeller(app, { bonusOfLevel: 3 })
    await aGrant(app, seller.id)
    const giftOrderId = await sellPaid(seller)
    expect(await availableOf(seller)).toBe(15_148_000n)
    await takeBack(giftOrderId)
    expect(await availableOf(seller)).toBe(0n)
    expect(await app.database.asOwner(`select exp from users where id = ${seller.id}`)).toEqual([{ exp: 0 }])
    // It bought a card that was none: what it added is gone, and it stays used.
    expect((await seller.read(giftOrderId)).data.coupon).toMatchObject({ outcome: 'used' })
    expect(await couponsOf(app, seller).usable()).toEqual([])
  })

  it('owes what the wallet does not have, and never goes below zero; the next credits pay it down', async () => {
    const seller = await aSellingSeller(app)
    const giftOrderId = await sellPaid(seller)
    await spend(seller, 14_000_000n)
    expect((await takeBack(giftOrderId)).data.owed).toBe('140000.00')
    expect([await availableOf(seller), await owedBy(seller)]).toEqual([0n, 14_000_000n])
    const taken = async () => (await seller.read(giftOrderId)).data.reversal
    expect(await taken()).toMatchObject({ owed: '140000.00', stillOwed: '140000.00' })
    await sellPaid(seller)
    expect(await taken()).toMatchObject({ owed: '140000.00', stillOwed: '0.00' })
    expect([await availableOf(seller), await owedBy(seller)]).toEqual([800_000n, 0n])
    const { data } = await app.call<Page<WalletRecord>>(wallets.records, {
      token: seller.token,
      query: { currencyId: 1 },
    })
    expect(data.records[0]).toMatchObject({ title: 'Paid back what was owed', amount: '-140000.00' })
    // What was lent for it is no income, and its line does not read like one.
    expect(data.records.filter(({ event }) => event === 'reversal').slice(1)).toMatchObject([
      { title: expect.stringMatching(/^Sale reversed · /), amount: '-148000.00' },
      { title: expect.stringMatching(/^Advance that you owe · /), amount: '140000.00' },
    ])
  })

  it('is paid down bit by bit, also by a credit alone, in parallel', async () => {
    const seller = await aSellingSeller(app)
    const giftOrderId = await sellPaid(seller)
    await spend(seller, 14_800_000n)
    await takeBack(giftOrderId)
    await Promise.all([1, 2, 3, 4].map(() => fund(app.database, { userId: seller.id, amount: 1_000_000n })))
    expect([await availableOf(seller), await owedBy(seller)]).toEqual([0n, 10_800_000n])
    // A later debt does not touch what was paid back of this one: the oldest is paid first.
    await spend(seller, 3_000_000n)
    expect((await seller.read(giftOrderId)).data.reversal).toMatchObject({
      owed: '148000.00',
      stillOwed: '108000.00',
    })
  })

  it('is asked for by one of two at once, and decided once by two at once', async () => {
    const giftOrderId = await sellPaid(await aSellingSeller(app))
    const asked = await Promise.all([ask(giftOrderId), ask(giftOrderId, checker)])
    expect(asked.map(({ code }) => code).toSorted()).toEqual([0, 1616])
    const { reversalId } = asked.find(({ code }) => code === 0)!.data
    const [one, other] = [await aReviewer(app, 'senior'), await aReviewer(app, 'senior')]
    const codes = await Promise.all([one, other].map(async (by) => (await decide(reversalId, by)).code))
    expect(codes.toSorted()).toEqual([0, 1618])
  })

  it('says to who decides it twice that they have, to another that another one has', async () => {
    const { reversalId } = (await ask(await sellPaid(await aSellingSeller(app)))).data
    const replies = await Promise.all([1, 2].map(() => decide(reversalId)))
    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1618])
    expect(replies.find(({ code }) => code !== 0)).toMatchObject({
      msg: 'You have decided this reversal already.',
    })
    expect(await decide(reversalId, await aReviewer(app, 'senior'))).toMatchObject({
      code: 1618,
      msg: 'Another operator decided this reversal meanwhile.',
    })
  })

  it('keeps its pictures for longer than a day', async () => {
    await ask(await sellPaid(await aSellingSeller(app)))
    await app.database.asOwner(`update uploads set created_at = now() - interval '2 days'`)
    await sweepUploads(app.deps)(aJob)
    const [lost] = await app.database.asOwner(`select count(*)::int as count from reversal_evidence e
      where not exists (select from uploads u where u.id = e.upload_id)`)
    expect(lost).toEqual({ count: 0 })
  })

  it('can be declined, and asked for again', async () => {
    const seller = await aSellingSeller(app)
    const giftOrderId = await sellPaid(seller)
    const { reversalId } = (await ask(giftOrderId)).data
    expect((await decide(reversalId, checker, false)).data).toMatchObject({ status: 2, owed: null })
    expect(await availableOf(seller)).toBe(14_800_000n)
    expect((await takeBack(giftOrderId)).data.status).toBe(1)
    expect((await ask(giftOrderId)).code).toBe(1619)
  })

  it('needs a picture of its own maker, a paid order, and nobody’s own trade', async () => {
    const seller = await aSellingSeller(app)
    const giftOrderId = await sellPaid(seller)
    expect(await ask(giftOrderId, maker, await checker.upload(giftOrderId))).toMatchObject({
      code: 1001,
      details: {
        fields: [
          { path: 'evidence.0.uploadId', message: expect.stringContaining('cannot be used as evidence') },
        ],
      },
    })
    const proof = { uploadId: await maker.upload(giftOrderId), note: 'The letter of the issuer.' }
    const body = { giftOrderId, words, evidence: [proof, proof] }
    expect(await app.call(reversals.ask, { token: maker.token, body })).toMatchObject({
      code: 1001,
      details: { fields: [{ path: 'evidence', message: expect.stringContaining('twice') }] },
    })
    expect((await ask((await seller.sell()).data.giftOrderId)).code).toBe(1619)
    const own = await sellPaid(await aSellingSeller(app, { email: maker.email }))
    expect((await ask(own)).code).toBe(1606)
    expect((await decide((await ask(own, checker)).data.reversalId, maker)).code).toBe(1606)
  })
})
