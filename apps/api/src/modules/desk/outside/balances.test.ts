import { type DeskOrder, desk } from '@kaadi/contract/desk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { aReviewer, type Reviewer } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aSellingSeller, aSteamCode } from '../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { addBalancePages } from '../../card-balances/index.ts'
import { returnExpired } from '../../card-orders/index.ts'

let app: TestApp
let reviewer: Reviewer
let colleague: Reviewer
const url = 'https://store.steampowered.com/account/redeemwalletcode'
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  await addBalancePages(app.database.db, [{ cardTypeId: 'steam', url, how: 'Signed in.' }])
  reviewer = await aReviewer(app)
  colleague = await aReviewer(app, 'senior')
})
afterAll(() => closeSoundly(app))

const held = async () => {
  const seller = await aSellingSeller(app)
  const { giftOrderId } = (await seller.sell({ codes: [aSteamCode()] })).data
  const { order, lease } = (await reviewer.claim(giftOrderId)).data
  const leased = { giftOrderId, leaseToken: lease!.leaseToken }
  return { seller, leased, cardId: order.cards[0]!.cardId }
}
type Held = Awaited<ReturnType<typeof held>>
const note = async ({ leased, cardId }: Held, more: object = {}, by = reviewer) =>
  by.call<DeskOrder>('noteBalance', {
    ...{ ...leased, cardId, balance: '0.00' },
    uploadId: await by.upload(leased.giftOrderId),
    ...more,
  })
const read = async (by: Reviewer, giftOrderId: string) =>
  (await app.call<DeskOrder>(desk.order, { token: by.token, query: { giftOrderId } })).data
const refusing = (cardId: string, verdict = 5, reasonCode = 202) => ({
  cards: [{ cardId, verdict, reasonCode }],
})

describe('what the issuer’s balance page said', () => {
  it('stands with its picture, its page, who looked and when', async () => {
    const one = await held()
    const { data } = await note(one, { balance: '100' })
    expect(data.findings).toMatchObject([
      {
        cardId: one.cardId,
        source: 'issuer',
        outcome: null,
        balance: '100',
        page: url,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ])
    expect(data.findings[0]!.photo?.url).toContain('/object/')
    // It says nothing to whoever does not hold the order but that it is there.
    expect((await read(colleague, one.leased.giftOrderId)).findings[0]!.photo).toBeNull()
  })

  it('is the evidence of a used card, which needs no other, and is told to its seller', async () => {
    const one = await held()
    await note(one)
    expect((await one.seller.read(one.leased.giftOrderId)).data.evidence).toEqual([])
    const decided = await reviewer.decide({ ...one.leased, ...refusing(one.cardId) })
    expect(decided.data.order.orderStatus).toBe(20)
    const { evidence } = (await one.seller.read(one.leased.giftOrderId)).data
    expect(evidence).toMatchObject([
      { cardId: one.cardId, note: 'The issuer’s page showed $0 on this card.' },
    ])
    const [finding] = (await read(reviewer, one.leased.giftOrderId)).findings
    expect(evidence[0]!.hash).toBe(finding!.hash)
  })

  it('stands beside the evidence that the reviewer chose, each picture once', async () => {
    const one = await held()
    const noted = (await note(one)).data.findings[0]!
    const chosen = await reviewer.upload(one.leased.giftOrderId)
    const evidence = [
      { uploadId: chosen, note: 'The receipt is another one.' },
      { uploadId: noted.photo!.uploadId, note: 'In my own words.' },
    ]
    const [card] = refusing(one.cardId).cards
    await reviewer.decide({ ...one.leased, cards: [{ ...card, evidence }] })
    const shown = (await one.seller.read(one.leased.giftOrderId)).data.evidence
    expect(shown.map((proof) => proof.note)).toEqual(['The receipt is another one.', 'In my own words.'])
  })

  it('shows only a verdict that it fits', async () => {
    const one = await held()
    await note(one, { balance: '85' })
    expect((await reviewer.decide({ ...one.leased, ...refusing(one.cardId) })).code).toBe(1603)
    await reviewer.open(one.leased.giftOrderId, one.leased.leaseToken, one.cardId)
    const [card] = refusing(one.cardId, 2, 108).cards
    const offered = await reviewer.decide({
      ...one.leased,
      cards: [{ ...card, corrected: { faceValue: '85' } }],
    })
    expect(offered.data.order.orderStatus).toBe(5)
  })

  it('stands for a card that is paid too, and stays with the desk', async () => {
    const one = await held()
    await note(one, { balance: '100' })
    await reviewer.open(one.leased.giftOrderId, one.leased.leaseToken, one.cardId)
    const paid = await reviewer.decide({ ...one.leased, cards: [{ cardId: one.cardId, verdict: 1 }] })
    expect(paid.data).toMatchObject({ order: { orderStatus: 10 }, findings: [{ balance: '100' }] })
    expect((await one.seller.read(one.leased.giftOrderId)).data.evidence).toEqual([])
  })

  it('goes with the order to whoever holds it next', async () => {
    const one = await held()
    await note(one)
    await reviewer.call('release', one.leased)
    const { order, lease, findings } = (await colleague.claim(one.leased.giftOrderId)).data
    expect(findings[0]!.photo).not.toBeNull()
    const { giftOrderId } = order
    const reply = await colleague.decide({
      giftOrderId,
      leaseToken: lease!.leaseToken,
      ...refusing(one.cardId),
    })
    expect(reply.data.order.orderStatus).toBe(20)
  })

  it('is not shown to a second reviewer, who looks for themself', async () => {
    await app.database.asOwner('update second_review_rules set verdict_from = 14000000 where currency_id = 1')
    const one = await held()
    await note(one)
    expect((await reviewer.decide({ ...one.leased, ...refusing(one.cardId) })).data.order.orderStatus).toBe(4)
    const { lease, findings } = (await colleague.claim(one.leased.giftOrderId)).data
    expect(findings).toEqual([])
    const leased = { ...one.leased, leaseToken: lease!.leaseToken }
    expect((await colleague.decide({ ...leased, ...refusing(one.cardId) })).code).toBe(1603)
    await note({ ...one, leased }, {}, colleague)
    expect((await colleague.decide({ ...leased, ...refusing(one.cardId) })).data.order.orderStatus).toBe(20)
    await app.database.asOwner('update second_review_rules set verdict_from = 75000000 where currency_id = 1')
  })

  it.each([
    ['a sum below zero', { balance: '-1' }],
    ['words', { balance: 'nothing' }],
    ['a sum past all sense', { balance: '1000000000' }],
    ['a picture of nobody', { uploadId: 'another' }],
  ])('is not %s', async (_, more) => {
    expect((await note(await held(), more)).code).toBe(1001)
  })

  it('is written under a live claim, of a card of the order', async () => {
    const one = await held()
    expect((await note(one, {}, colleague)).code).toBe(1601)
    expect((await note(one, { cardId: 'another' })).code).toBe(404)
    await app.database.asOwner(
      `update card_orders set lease_expires_at = now() where public_id = '${one.leased.giftOrderId}'`,
    )
    expect((await note(one)).code).toBe(1601)
    await returnExpired(app.database.db)
  })
})
