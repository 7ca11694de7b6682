import { deletion } from '@kaadi/contract/deletion'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '../../../../test/app.ts'
import { aGrant } from '../../../../test/coupons.ts'
import { reverseOrder } from '../../../../test/reverse-order.ts'
import { unreadable } from '../../../../test/reviewer.ts'
import { createTradingApp, type TradingDesk, type TradingSeller } from '../../../../test/trading-desk.ts'
import { pin } from '../../../../test/withdrawing-seller.ts'

let app: TestApp
let desk: TradingDesk
let close: () => Promise<void>
beforeAll(async () => {
  ;({ app, desk, close } = await createTradingApp())
})
afterAll(() => close())

const coupon = 200_000n
let deleted = 0

/** What the promotions have cost by the books, in kobo. */
async function promoCost(): Promise<bigint> {
  const [row] = await app.database.asOwner(
    "select balance from ledger_accounts where address = 'desk:promo:1'",
  )
  return -BigInt(String(row?.balance ?? 0))
}

/** A seller with two coupons, and what of them is spent and given back. */
class Life {
  free = 2
  cost = 0n
  gone = false
  readonly paid: { id: string; cost: bigint }[] = []
  readonly seller: TradingSeller
  constructor(seller: TradingSeller) {
    this.seller = seller
  }

  async sale() {
    const cost = this.free > 0 ? coupon : 0n
    this.paid.push({ id: await this.seller.sellPaid(), cost })
    this.free = Math.max(0, this.free - 1)
    this.cost += cost
  }

  /** A returned order keeps its coupon while it can be sent again. */
  async return() {
    const { giftOrderId } = (await this.seller.sell()).data
    await desk.reviewer.settle(giftOrderId, unreadable)
    this.free = Math.max(0, this.free - 1)
  }

  async reversal() {
    const last = this.paid.pop()
    if (!last) return
    await reverseOrder(app, last.id)
    this.cost -= last.cost
  }

  /** Refused while there is money or work; then the account goes on. */
  async deletion() {
    const { token, email, id } = this.seller
    await app.call(deletion.sendCode, { token })
    await app.runJobs()
    const body = { code: app.mailbox.codeFor(email), pin }
    if ((await app.call(deletion.ask, { token, body })).code !== 0) return
    await app.database.asOwner(`update account_deletions set due_at = now() where user_id = ${id}`)
    await app.database.asOwner("update outbox set run_at = now() where topic = 'deletion.carryOut'")
    await app.runJobs()
    this.gone = true
    deleted++
  }
}

const act = fc.record({
  who: fc.integer({ min: 0, max: 1 }),
  what: fc.constantFrom('sale', 'return', 'reversal', 'deletion'),
} as const)

const of = (who: number, what: 'sale' | 'reversal' | 'deletion') => ({ who, what })

it('pays what was granted, in whatever order cards are sold, returned, reversed and accounts deleted', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 7 }), async (acts) => {
      const before = await promoCost()
      const lives = [new Life(await desk.aSeller()), new Life(await desk.aSeller())]
      for (const { seller } of lives) {
        await aGrant(app, seller.id)
        await aGrant(app, seller.id)
      }
      for (const { who, what } of acts) {
        const life = lives[who]!
        if (life.gone || (what === 'sale' && life.paid.length === 4)) continue
        await life[what]()
      }
      expect((await promoCost()) - before).toBe(lives[0]!.cost + lives[1]!.cost)
    }),
    { numRuns: 8, endOnFailure: true, examples: [[[of(0, 'deletion'), of(1, 'sale'), of(1, 'reversal')]]] },
  )
  expect(deleted).toBeGreaterThan(0)
})
