import { type Payout, type PayoutDetail, payouts } from '@kaadi/contract/payouts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestApp, TestOperator } from '../../../../test/app.ts'
import { openAppWithBank } from '../../../../test/app-with-bank.ts'
import { batchingIn } from '../../../../test/batching-treasurers.ts'
import { asTreasurer } from '../../../../test/payout-desk.ts'
import { signing } from '../../../../test/signing.ts'
import { aWithdrawingSeller } from '../../../../test/withdrawing-seller.ts'

let app: TestApp
let [ada, bola] = [] as unknown as [TestOperator, TestOperator]

openAppWithBank((opened) => {
  app = opened
})
beforeEach(async () => {
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('treasurer')
})

/** ₦`naira` that waits, of a seller of its own. */
const asked = async (naira: string) => {
  const seller = await aWithdrawingSeller(app, 100_000_000n)
  return { seller, id: (await seller.withdraw(naira)).data.id }
}
const start = (who: TestOperator, id: string) => asTreasurer(app, who.token).start(id)
const pay = (who: TestOperator, id: string) => asTreasurer(app, who.token).confirm(id)
const ask = (who: TestOperator, id: string) =>
  app.call<PayoutDetail>(payouts.askRelease, { token: who.token, body: { id } })
const detail = async (who: TestOperator, id: string) => (await asTreasurer(app, who.token).detail(id)).data
const release = (who: TestOperator, id: string) => signing(app).release(who, id)

describe('payouts that one person takes alone in 24 hours', () => {
  it('want a second person once their sum passes the limit, and say why', async () => {
    const first = await asked('499000')
    const second = await asked('1500')
    expect((await detail(ada, second.id)).release).toBeNull()
    expect((await start(ada, first.id)).code).toBe(0)
    expect((await detail(ada, second.id)).release).toMatchObject({
      limit: '500000.00',
      sum: '500400.00',
      askedBy: null,
    })
    expect(await start(ada, second.id)).toMatchObject({
      status: 409,
      code: 1733,
      details: { limit: '500000.00', sum: '500400.00', currencyId: 1 },
    })
    expect((await detail(ada, second.id)).withdrawal.status).toBe(0)
    // Whoever has begun nothing has the room of the day.
    expect((await detail(bola, second.id)).release).toBeNull()
    expect((await start(bola, second.id)).code).toBe(0)
  })

  it('go on with a second person, who sees that it waits for them', async () => {
    await start(ada, (await asked('400000')).id)
    const { id } = await asked('200000')
    expect((await start(ada, id)).code).toBe(1733)
    expect((await ask(ada, id)).data.release).toMatchObject({ isOwn: true, sum: '599900.00' })
    const { data } = await app.call<{ records: Payout[] }>(payouts.page, {
      token: bola.token,
      query: { view: 'toRelease', size: 100 },
    })
    expect(data.records.find(({ withdrawal }) => withdrawal.id === id)?.secondPerson).toEqual({
      askedBy: expect.any(String),
      askedByMe: false,
    })
    expect((await start(ada, id)).code).toBe(1733)
    expect((await release(ada, id)).code).toBe(1719)
    expect((await release(bola, id)).code).toBe(0)
    expect(await start(bola, id)).toMatchObject({ status: 403, code: 1721 })
    expect((await start(ada, id)).code).toBe(0)
    // What two people stand for is no part of the sum.
    expect((await start(ada, (await asked('90000')).id)).code).toBe(0)
    expect((await start(ada, (await asked('90000')).id)).code).toBe(1733)
  })

  it('say what became of one that somebody else has begun or paid meanwhile, to who asks and to who releases', async () => {
    await start(ada, (await asked('499000')).id)
    const { id } = await asked('50000')
    // Ada sees that it takes two; Bola begins it alone.
    expect((await detail(ada, id)).release).toMatchObject({ askedBy: null })
    expect((await start(bola, id)).code).toBe(0)
    expect(await ask(ada, id)).toMatchObject({ status: 409, code: 1700 })
    expect((await pay(bola, id)).code).toBe(0)
    expect(await ask(ada, id)).toMatchObject({ status: 409, code: 1743 })

    const second = await asked('50000')
    expect((await ask(ada, second.id)).code).toBe(0)
    const signed = await signing(app).bodyOf(bola, second.id, 'release')
    const cara = await app.signInOperator('treasurer')
    await start(cara, second.id)
    await pay(cara, second.id)
    expect(await app.call(payouts.release, { token: bola.token, body: signed })).toMatchObject({
      status: 409,
      code: 1743,
    })
  })

  it('say that no release is needed where one person may begin it by now', async () => {
    const { id } = await asked('50000')
    expect(await ask(ada, id)).toMatchObject({ status: 409, code: 1744 })
  })

  it('say that it was asked for where it was, and nothing else came of it', async () => {
    await start(ada, (await asked('499000')).id)
    const { id } = await asked('50000')
    await ask(ada, id)
    expect(await ask(ada, id)).toMatchObject({ status: 409, code: 1718 })
  })

  it('pass the limit by no more than nothing where ten are begun at once', async () => {
    const ids = []
    for (let nth = 0; nth < 10; nth++) ids.push((await asked('99000')).id)
    const replies = await Promise.all(ids.map((id) => start(ada, id)))
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 0, 0, 0, 0, 1733, 1733, 1733, 1733, 1733])
  })

  it('count for a day, whatever became of them', async () => {
    const first = await asked('499000')
    await start(ada, first.id)
    await asTreasurer(app, ada.token).fail(first.id)
    const second = await asked('50000')
    expect((await start(ada, second.id)).code).toBe(1733)
    await app.database.asOwner(`
      alter table payout_log disable trigger user;
      update payout_log set created_at = created_at - interval '24 hours 1 minute' where user_id = ${first.seller.id};
      update payout_log l set digest = digest_of(l) where user_id = ${first.seller.id};
      alter table payout_log enable trigger user; call witness_anew()`)
    expect((await start(ada, second.id)).code).toBe(0)
  })

  it('do not count what a second person has approved as a batch', async () => {
    const desk = batchingIn(app)
    const inBatch = [(await asked('300000')).id, (await asked('300000')).id]
    const { data: batch } = await desk.build(ada, inBatch)
    expect((await desk.approve(bola, batch)).code).toBe(0)
    expect((await desk.take(ada, batch.batchId)).code).toBe(0)
    expect((await start(ada, (await asked('499000')).id)).code).toBe(0)
  })

  it('do not take long where one has taken thousands', async () => {
    const [plan] = await app.database.asOwner(`
      explain (format json) select from payout_log where operator_id = 1 and created_at > now() - interval '24 hours'`)
    expect(JSON.stringify(plan)).toContain('payout_log_of_operator')
  })
})

describe('the SQL role of the service', () => {
  const asService = (text: string) => app.database.asOwner(`begin; set local role kaadi_app; ${text}; commit`)

  it('begins none past the sum', async () => {
    await start(ada, (await asked('400000')).id)
    const { seller } = await asked('200000')
    await expect(
      asService(`insert into payout_attempts (user_id, withdrawal_id, provider, reference, amount, currency_id, started_by)
                 select user_id, id, 'manual', provider_reference, net, currency_id, ${ada.id} from withdrawals
                 where user_id = ${seller.id}`),
    ).rejects.toThrow('one person has no more than the limit in hand in 24 hours alone')
  })

  it('begins none at another moment, which would be in no sum', async () => {
    const { seller } = await asked('200000')
    await expect(
      asService(`insert into payout_attempts (user_id, withdrawal_id, provider, reference, amount, currency_id, started_by, created_at)
                 select user_id, id, 'manual', provider_reference, net, currency_id, ${ada.id}, now() - interval '2 days'
                 from withdrawals where user_id = ${seller.id}`),
    ).rejects.toThrow('a payout is begun when it is written')
  })

  it('puts nothing into a batch that was approved already', async () => {
    const desk = batchingIn(app)
    const { data: batch } = await desk.build(ada, [(await asked('5000')).id])
    await desk.approve(bola, batch)
    const { seller } = await asked('200000')
    const added = `insert into payout_batch_items (batch_id, place, user_id, withdrawal_id, reference, amount, account_digest, is_listed)
                   select b.id, 99, w.user_id, w.id, w.provider_reference, w.net, w.account_digest, true
                   from payout_batches b, withdrawals w where b.public_id = '${batch.batchId}' and w.user_id = ${seller.id}`
    await expect(asService(added)).rejects.toThrow('permission denied')
    await expect(app.database.asOwner(added)).rejects.toThrow('nothing is added to a batch that was approved')
  })
})
