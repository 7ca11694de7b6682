import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { aReviewer, type Reviewer } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aSellingSeller, aSteamCode, type SellingSeller } from '../../../../test/selling-seller.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import type { Database } from '../../../database/index.ts'
import { userAvailable } from '../../../ledger/index.ts'
import { createSubmitCardOrders } from '../../card-orders/submitting/submit-card-orders.repository.ts'
import { hashToken } from '../../sessions/index.ts'
import { createFindDecidable } from '../desk.repository.ts'
import { leaseHashOf } from '../leases/lease.ts'
import { createDecideOrders, type Decision } from './decide-orders.repository.ts'

let app: TestApp
let seller: SellingSeller
let reviewer: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  seller = await aSellingSeller(app)
  reviewer = await aReviewer(app)
})
afterAll(() => closeSoundly(app))

/** A pool whose first answer is lost on the way back: the statement was committed, and nobody knows. */
function losingFirstAnswer({ postings }: Database): {
  database: Pick<Database, 'postings'>
  sent: () => number
} {
  let sent = 0
  const query = async (...given: Parameters<typeof postings.query>) => {
    const answer = await (postings.query as (...all: unknown[]) => Promise<unknown>)(...given)
    if (sent++ === 0) throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
    return answer
  }
  return { database: { postings: { query } as unknown as Database['postings'] }, sent: () => sent }
}

async function aDecision(): Promise<Decision> {
  const { giftOrderId } = (await seller.sell()).data
  const { lease, order: claimed } = (await reviewer.claim(giftOrderId)).data
  await reviewer.open(giftOrderId, lease!.leaseToken, claimed.cards[0]!.cardId)
  const order = (await createFindDecidable(app.database)(giftOrderId))!
  return {
    request: {
      userId: reviewer.id,
      realm: 'operator',
      key: `key-of-${giftOrderId}`,
      operation: 'desk.decide',
      requestHash: randomBytes(32),
    },
    operatorId: reviewer.id,
    leaseHash: leaseHashOf(lease!.leaseToken, hashToken(reviewer.token)),
    userId: order.userId,
    orderId: order.id,
    version: order.version,
    to: 10,
    because: [],
    cards: [{ position: 1, verdict: 1, reasonCode: null, offer: null }],
    evidence: [],
    note: { bizType: 1, title: 'Paid', content: 'Paid.' },
  }
}

it('a decision whose answer was lost is found done, not done again', async () => {
  const { database, sent } = losingFirstAnswer(app.database)
  const before = await app.deps.ledger.balance(userAvailable(seller.id, 1))
  expect(await createDecideOrders(database)(await aDecision())).toBe('keyed')
  expect(sent()).toBe(2)
  expect((await app.deps.ledger.balance(userAvailable(seller.id, 1))) - before).toBe(14_800_000n)
})

it('an order whose answer was lost is found made, not made again', async () => {
  const { database, sent } = losingFirstAnswer(app.database)
  const { quoteId } = (await seller.quote()).data
  const publicId = app.deps.ids.publicId()
  const outcome = await createSubmitCardOrders(database)({
    request: {
      userId: seller.id,
      key: `key-of-${publicId}`,
      operation: 'cardOrders.submit',
      requestHash: randomBytes(32),
    },
    publicId,
    quoteId,
    comment: null,
    device: null,
    cards: [
      {
        publicId: app.deps.ids.publicId(),
        sealedCode: randomBytes(44),
        sealedPin: null,
        maskedCode: '••',
        fingerprint: app.deps.vault.fingerprint('steam', aSteamCode()),
        photos: [],
      },
    ],
  })
  expect([outcome.outcome, sent()]).toEqual(['keyed', 2])
  const made = await app.database.asOwner(`select 1 from card_orders where public_id = '${publicId}'`)
  expect(made).toHaveLength(1)
})

it('in one batch the bad decision is refused and the others go through', async () => {
  const decisions = await Promise.all(Array.from({ length: 6 }, aDecision))
  const decide = createDecideOrders(app.database)
  const evil: Decision = {
    ...decisions[2]!,
    to: 20,
    cards: [{ position: 1, verdict: 5, reasonCode: 202, offer: null }],
  }
  const sent = decisions.map((decision, index) => decide(index === 2 ? evil : decision))
  const outcomes = await Promise.allSettled(sent)
  expect(outcomes.map(({ status }) => status)).toEqual(
    decisions.map((_, index) => (index === 2 ? 'rejected' : 'fulfilled')),
  )
  expect(outcomes[2]).toMatchObject({ reason: { errorName: 'evidenceMissing' } })
})
