import { type Payout, payouts } from '@kaadi/contract/payouts'
import { figureLeastCases, type KeyedPage } from '@kaadi/contract/primitives'
import { type WithdrawalLimits, withdrawals } from '@kaadi/contract/withdrawals'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { aPayingProvider, type PayingProvider } from '../../../../test/paystack/paying-provider.ts'
import { signing } from '../../../../test/signing.ts'
import { aWithdrawingSeller, type WithdrawingSeller } from '../../../../test/withdrawing-seller.ts'
import { transaction } from '../../../database/index.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'
import { carryOutTopic, findWork, giveToWorker } from './find-work.ts'

let bankProvider: DevelopmentBankProvider
let paying: PayingProvider
let app: TestApp
let token: string

// Times are moved past the triggers here, so this file does not close on the invariants.
beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  paying = aPayingProvider({ dailyCaps: { 1: 100_000_000n } })
  app = await createTestApp({ bankProvider, rails: paying.rails })
  ;({ token } = await app.signInOperator('treasurer'))
})
afterEach(() => find())
afterAll(async () => {
  await app.close()
  await bankProvider.close()
})

const job = { payload: {} } as Parameters<ReturnType<typeof findWork>>[0]
const find = () => findWork(app.deps)(job)

const onLevel = async (level: number): Promise<WithdrawingSeller> => {
  const seller = await aWithdrawingSeller(app, 10_000_000n)
  await app.database.asOwner(`update users set level = ${level} where id = ${seller.id}`)
  return seller
}
const askOn = async (level: number): Promise<string> => {
  const reply = await (await onLevel(level)).withdraw('1000')
  expect(reply).toMatchObject({ code: 0 })
  return reply.data.id
}
const longAgo = (id: string, ago: string) =>
  app.database.asOwner(`
    alter table withdrawals disable trigger user;
    update withdrawals set created_at = now() - interval '${ago}' where public_id = '${id}';
    alter table withdrawals enable trigger user`)

/** In the order in which the worker has queued them. */
const queuedOf = async (ids: readonly string[]): Promise<string[]> => {
  const rows = (await app.database.asOwner(`
    select w.public_id as id from outbox o
    join withdrawals w on o.key = w.user_id || ':' || w.id where o.topic = '${carryOutTopic}' order by o.run_at, o.id`)) as {
    id: string
  }[]
  return rows.map(({ id }) => id).filter((id) => ids.includes(id))
}
const listedOf = async (ids: readonly string[]): Promise<string[]> => {
  const { data } = await app.call<KeyedPage<Payout>>(payouts.page, {
    token,
    query: { view: 'waiting', size: 50 },
  })
  return data.records.map(({ withdrawal }) => withdrawal.id as string).filter((id) => ids.includes(id))
}

it('come by the level, for the worker and for treasurers, and among equals by the time', async () => {
  const [bronze, gold, first, second] = [await askOn(1), await askOn(3), await askOn(5), await askOn(5)]
  const line = [first, second, gold, bronze]
  expect(await listedOf(line)).toEqual(line)
  await find()
  expect(await queuedOf(line)).toEqual(line)
})

it('starve nobody: who has waited longer than the head start is before all that come later', async () => {
  const [old, late] = [await askOn(1), await askOn(1)]
  await longAgo(old, '2 hours 1 minute')
  await longAgo(late, '1 hour 59 minutes')
  const best = await Promise.all(Array.from({ length: 5 }, () => askOn(5)))
  const line = await listedOf([old, late, ...best])
  expect(line[0]).toBe(old)
  expect(line.at(-1)).toBe(late)
  await find()
  expect((await queuedOf([old, late, ...best]))[0]).toBe(old)
})

it('are given out once, by several processes at a time', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, (_, n) => askOn((n % 5) + 1)))
  await Promise.all([find(), find(), find()])
  await find()
  expect((await queuedOf(ids)).toSorted()).toEqual(ids.toSorted())
  const [row] = (await app.database.asOwner(`
    select count(*)::integer as n from payout_tasks t join withdrawals w on w.user_id = t.user_id and w.id = t.withdrawal_id
    where w.public_id in (${ids.map((id) => `'${id}'`).join(', ')})`)) as { n: number }[]
  expect(row!.n).toBe(ids.length)
})

it('are given out once, also to a process that read them before another had them', async () => {
  const id = await askOn(1)
  await find()
  const [row] = (await app.database.asOwner(`
    select user_id::text as "userId", id::text as "withdrawalId" from withdrawals where public_id = '${id}'`)) as {
    userId: string
    withdrawalId: string
  }[]
  const key = { userId: BigInt(row!.userId), withdrawalId: BigInt(row!.withdrawalId) }
  await transaction(app.database.db, (tx) => giveToWorker(tx, key, 'paystack'))
  expect(await queuedOf([id])).toEqual([id])
})

it('keep their place when the level or its rule changes afterwards', async () => {
  const seller = await onLevel(5)
  const ids = [(await seller.withdraw('1000')).data.id, await askOn(1)]
  await app.database.asOwner(`
    update users set level = 1 where id = ${seller.id}; update levels set head_start_minutes = 1440 where level = 1`)
  expect(await listedOf(ids)).toEqual(ids)
  await app.database.asOwner('update levels set head_start_minutes = 0 where level = 1')
})

it('are told with the limits, and promise what those with the same head start took', async () => {
  const seller = await onLevel(5)
  const limits = async () =>
    (await app.call<WithdrawalLimits>(withdrawals.limits, { token: seller.token, query: { currencyId: 1 } }))
      .data
  expect(await limits()).toMatchObject({ headStartMinutes: 120, promisedSeconds: 3600 })
  for (let asked = 0; asked < figureLeastCases; asked++) await seller.withdraw('1000')
  await app.database.asOwner(`
    alter table withdrawals disable trigger user;
    update withdrawals set status = 10, version = version + 1, paid_at = created_at + make_interval(secs =>
      case when head_start_minutes = 120 then 240 else 7200 end);
    alter table withdrawals enable trigger user`)
  expect(await limits()).toMatchObject({ headStartMinutes: 120, medianSeconds: 240, promisedSeconds: 300 })
  await app.database.asOwner(`update users set level = 1 where id = ${seller.id}`)
  expect(await limits()).toMatchObject({ headStartMinutes: 0, promisedSeconds: 7200 })
})

it('refuse a head start of more than a day', async () => {
  await expect(
    app.database.asOwner('update levels set head_start_minutes = 1441 where level = 5'),
  ).rejects.toThrow('levels_head_start_sane')
})

it('come to the worker once a second person has released them; until then their sellers can take them back', async () => {
  const [kept, dropped] = await Promise.all([0, 1].map(() => aWithdrawingSeller(app, 100_000_000n)))
  const ask = async (seller: WithdrawingSeller) => (await seller.withdraw('600000')).data.id as string
  const [id, droppedId] = [await ask(kept!), await ask(dropped!)]
  await find()
  expect(await queuedOf([id, droppedId])).toEqual([])
  expect(
    await app.call(withdrawals.cancel, { token: dropped!.token, body: { id: droppedId as never } }),
  ).toMatchObject({ code: 0, data: { status: 22 } })
  await app.call(payouts.askRelease, { token, body: { id: id as never } })
  await find()
  expect(await queuedOf([id])).toEqual([])
  expect(await signing(app).release(await app.signInOperator('treasurer'), id)).toMatchObject({ code: 0 })
  await find()
  expect(await queuedOf([id, droppedId])).toEqual([id])
})
