import { type Notification, notifications } from '@kaadi/contract/notifications'
import { payoutBatches } from '@kaadi/contract/payout-batches'
import { type PayoutDetail, payouts } from '@kaadi/contract/payouts'
import type { Page } from '@kaadi/contract/primitives'
import { type Block, risk } from '@kaadi/contract/risk'
import { type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestApp, TestOperator } from '../../../../test/app.ts'
import { openAppWithBank } from '../../../../test/app-with-bank.ts'
import { batchingIn } from '../../../../test/batching-treasurers.ts'
import { asTreasurer } from '../../../../test/payout-desk.ts'
import { aWithdrawingSeller, type WithdrawingSeller } from '../../../../test/withdrawing-seller.ts'
import { userAvailable, userHeld } from '../../../ledger/index.ts'

let app: TestApp
let [ada, bola, senior] = [] as unknown as [TestOperator, TestOperator, TestOperator]

openAppWithBank((opened) => {
  app = opened
})
beforeAll(async () => {
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('treasurer')
  senior = await app.signInOperator('senior')
})

interface Asked {
  readonly seller: WithdrawingSeller
  readonly id: string
}
const desk = (who: TestOperator) => asTreasurer(app, who.token)
const asked = async (): Promise<Asked> => {
  const seller = await aWithdrawingSeller(app, 1_000_000n)
  return { seller, id: (await seller.withdraw('5000')).data.id }
}
const block = async ({ user, account }: WithdrawingSeller) =>
  (
    await app.call<Block>(risk.block, {
      token: senior.token,
      body: {
        subject: { kind: 'bankAccount', sellerId: user.userId, bankAccountId: account.id },
        reason: 'Charged back twice.',
      },
    })
  ).data.blockId
const unblock = (blockId: string) =>
  app.call(risk.unblock, { token: senior.token, body: { blockId, reason: 'A mistake.' } })
const check = async () => {
  await app.planJobs()
  await app.database.asOwner(
    `update outbox set run_at = now() - interval '1 second' where topic = 'payouts.check'`,
  )
  await app.runJobs()
}
const seen = async ({ seller, id }: Asked): Promise<Withdrawal> =>
  (await app.call<Withdrawal>(withdrawals.detail, { token: seller.token, query: { id } })).data
const has = async ({ id }: WithdrawingSeller) => [
  await app.deps.ledger.balance(userAvailable(id, 1)),
  await app.deps.ledger.balance(userHeld(id, 1)),
]
const all = [1_000_000n, 0n]
const blocked = { status: 409, code: 1143 }

describe('a payout to an account that was blocked after it was asked for', () => {
  it('is refused by itself, with the reason and what to do, and its money is back', async () => {
    const one = await asked()
    expect((await desk(ada).detail(one.id)).data).toMatchObject({
      accountBlocked: false,
      numberHidden: false,
    })
    await block(one.seller)
    expect((await desk(ada).detail(one.id)).data).toMatchObject({ accountBlocked: true, numberHidden: true })
    expect(await desk(ada).start(one.id)).toMatchObject(blocked)
    await check()
    expect(await seen(one)).toMatchObject({
      status: 20,
      reason: expect.stringMatching(/cannot pay to this bank account.*another one/i),
      retriedBy: null,
    })
    expect(await has(one.seller)).toEqual(all)
    const { data } = await app.call<Page<Notification>>(notifications.list, { token: one.seller.token })
    expect(data.records[0]).toMatchObject({ title: 'Your withdrawal came back' })
    expect(await desk(ada).start(one.id)).toMatchObject({ code: 1700, details: { withdrawalStatus: 20 } })
  })

  it('is refused once, where it is held for a check too', async () => {
    const one = await asked()
    const body = { id: one.id, rule: 'accountUnclear', fact: 'The names differ.', hours: 2 }
    expect((await app.call<PayoutDetail>(payouts.hold, { token: ada.token, body })).code).toBe(0)
    await block(one.seller)
    await check()
    await check()
    expect((await seen(one)).status).toBe(20)
    expect(await has(one.seller)).toEqual(all)
  })

  it('is refused out of a batch that was approved', async () => {
    const batches = batchingIn(app)
    const [one, other] = await batches.several(2)
    const { data: batch } = await batches.build(ada, [one!.id, other!.id])
    expect((await batches.approve(bola, batch)).code).toBe(0)
    await block(one!.seller)
    await check()
    expect((await seen(one!)).status).toBe(20)
    expect((await batches.take(ada, batch.batchId)).code).toBe(0)
    expect((await desk(ada).confirm(other!.id)).code).toBe(0)
    expect(await has(one!.seller)).toEqual(all)
  })

  it('or taken in a batch: where nothing else is in hand, its sheet says why it has nothing', async () => {
    const batches = batchingIn(app)
    const [one, other] = await batches.several(2)
    const { data: batch } = await batches.build(ada, [one!.id, other!.id])
    expect((await batches.approve(bola, batch)).code).toBe(0)
    expect((await batches.take(ada, batch.batchId)).code).toBe(0)
    await block(one!.seller)
    const body = { batchId: batch.batchId }
    const sheet = () => app.call(payoutBatches.sheet, { token: ada.token, body })
    expect((await sheet()).code).toBe(0)
    await block(other!.seller)
    expect(await sheet()).toMatchObject(blocked)
    for (const { id } of [one!, other!]) expect((await desk(ada).fail(id)).data.withdrawal.status).toBe(21)
    expect((await sheet()).code).toBe(1702)
  })

  it('or begun: whoever has it ends it, as paid or not, and reads no number', async () => {
    const ones = [await asked(), await asked()]
    for (const { seller, id } of ones) {
      expect((await desk(ada).start(id)).code).toBe(0)
      await block(seller)
    }
    await check()
    const [sent, kept] = ones as [Asked, Asked]
    expect(await desk(ada).openAccount(kept.id)).toMatchObject(blocked)
    expect((await seen(kept)).status).toBe(4)
    expect((await desk(ada).fail(kept.id, 'We do not pay to this account.')).data.withdrawal.status).toBe(21)
    expect(await has(kept.seller)).toEqual(all)
    expect((await desk(ada).confirm(sent.id)).data.withdrawal.status).toBe(10)
  })

  it('and handed back: it is taken to be ended, and waits for no end of the block', async () => {
    const one = await asked()
    await desk(ada).start(one.id)
    await desk(ada).handBack(one.id)
    await block(one.seller)
    await check()
    expect((await desk(bola).start(one.id)).code).toBe(0)
    expect(await desk(bola).openAccount(one.id)).toMatchObject(blocked)
    expect((await desk(bola).fail(one.id)).data.withdrawal.status).toBe(21)
    expect(await has(one.seller)).toEqual(all)
  })

  it('goes on where the block was removed before anything came of it', async () => {
    const one = await asked()
    const id = await block(one.seller)
    expect((await unblock(id)).code).toBe(0)
    await check()
    expect((await seen(one)).status).toBe(0)
    expect((await desk(ada).start(one.id)).code).toBe(0)
    expect((await desk(ada).confirm(one.id)).code).toBe(0)
  })

  it('is taken or refused, where both come in the same moment', async () => {
    for (let round = 0; round < 6; round++) {
      const one = await asked()
      const [, taken] = await Promise.all([block(one.seller).then(check), desk(ada).start(one.id)])
      await check()
      const { status } = await seen(one)
      expect(status).toBe(taken.code === 0 ? 4 : 20)
      if (status === 4) await desk(ada).fail(one.id)
      expect(await has(one.seller)).toEqual(all)
    }
  })
})
