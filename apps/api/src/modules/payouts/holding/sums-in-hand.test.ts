import { beforeEach, describe, expect, it } from 'vitest'
import type { TestApp, TestOperator } from '../../../../test/app.ts'
import { openAppWithBank } from '../../../../test/app-with-bank.ts'
import { batchingIn } from '../../../../test/batching-treasurers.ts'
import { asTreasurer } from '../../../../test/payout-desk.ts'
import { aWithdrawingSeller } from '../../../../test/withdrawing-seller.ts'

let app: TestApp
let [ada, bola, chi, senior] = [] as unknown as [TestOperator, TestOperator, TestOperator, TestOperator]

openAppWithBank((opened) => {
  app = opened
})
beforeEach(async () => {
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('treasurer')
  chi = await app.signInOperator('treasurer')
  senior = await app.signInOperator('senior')
})

const desk = (who: TestOperator) => asTreasurer(app, who.token)
const asked = async (naira: string) => {
  const seller = await aWithdrawingSeller(app, 100_000_000n)
  return (await seller.withdraw(naira)).data.id
}
/** ₦`naira` that one has begun. */
const begun = async (by: TestOperator, naira: string) => {
  const id = await asked(naira)
  expect((await desk(by).start(id)).code).toBe(0)
  return id
}
/** ₦`naira` that one has begun and handed back. */
const left = async (by: TestOperator, naira: string) => {
  const id = await begun(by, naira)
  expect((await desk(by).handBack(id)).code).toBe(0)
  return id
}
const refused = (sum: string) => ({
  status: 409,
  code: 1746,
  details: { limit: '500000.00', sum, currencyId: 1 },
})

describe('what one person has in hand in 24 hours', () => {
  it('passes the limit by nothing that others began and handed back', async () => {
    await begun(ada, '400000')
    const ids = [await left(bola, '300000'), await left(chi, '300000')]
    expect(await desk(ada).start(ids[0]!)).toMatchObject(refused('699900.00'))
    expect((await desk(ada).detail(ids[0]!)).data.takenBy).toBeNull()
    expect((await desk(ada).start(await left(bola, '90000'))).code).toBe(0)
    expect((await desk(ada).start(await left(bola, '90000'))).code).toBe(1746)
    // Who had it has it in their sum already; who has room takes it.
    expect((await desk(bola).start(ids[0]!)).code).toBe(0)
    const dele = await app.signInOperator('treasurer')
    expect((await desk(dele).start(ids[1]!)).code).toBe(0)
  })

  it('passes it by nothing that is taken over from others', async () => {
    const ids = [await begun(ada, '300000'), await begun(bola, '300000')]
    expect((await desk(senior).takeOver(ids[0]!)).code).toBe(0)
    expect(await desk(senior).takeOver(ids[1]!)).toMatchObject(refused('599900.00'))
    expect((await desk(senior).detail(ids[1]!)).data.takenByMe).toBe(false)
    expect((await desk(bola).confirm(ids[1]!)).code).toBe(0)
    expect((await desk(senior).confirm(ids[0]!)).code).toBe(0)
  })

  it('counts for who takes it up what they begin next, too', async () => {
    const id = await left(bola, '450000')
    expect((await desk(ada).start(id)).code).toBe(0)
    expect((await desk(ada).handBack(id)).code).toBe(0)
    expect((await desk(ada).start(await asked('100000'))).code).toBe(1733)
  })

  it('passes it by nothing where ten are taken up at once', async () => {
    const ids: string[] = []
    for (let nth = 0; nth < 10; nth++) ids.push(await left(nth % 2 ? bola : chi, '99000'))
    const replies = await Promise.all(ids.map((id) => desk(ada).start(id)))
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 0, 0, 0, 0, 1746, 1746, 1746, 1746, 1746])
  })

  it('does not count what a second person has approved as a batch', async () => {
    const batches = batchingIn(app)
    const ids = [await asked('300000'), await asked('300000')]
    const { data: batch } = await batches.build(bola, ids)
    await batches.approve(chi, batch)
    await batches.take(bola, batch.batchId)
    await begun(ada, '400000')
    for (const id of ids) {
      expect((await desk(bola).handBack(id)).code).toBe(0)
      expect((await desk(ada).start(id)).code).toBe(0)
    }
  })
})

describe('the SQL role of the service', () => {
  const asService = (text: string) => app.database.asOwner(`begin; set local role kaadi_app; ${text}; commit`)
  const rowOf = async (id: string) =>
    (await app.database.asOwner(`select user_id, id from withdrawals where public_id = '${id}'`))[0] as {
      user_id: bigint
      id: bigint
    }
  const attempt = (userId: bigint, by: TestOperator) => `
    insert into payout_attempts (user_id, withdrawal_id, provider, reference, amount, currency_id, started_by)
    select user_id, id, 'manual', provider_reference, net, currency_id, ${by.id} from withdrawals where user_id = ${userId}`
  const taken = (userId: bigint, by: TestOperator) => `
    update withdrawals set status = 3, version = version + 1, actor = 'desk', operator_id = ${by.id} where user_id = ${userId};
    update withdrawals set status = 4, version = version + 1, taken_by = ${by.id} where user_id = ${userId}`
  const line = (userId: bigint, by: TestOperator, at = 'now()') => `
    insert into payout_log (user_id, withdrawal_id, kind, operator_id, created_at)
    select user_id, id, 'taken', ${by.id}, ${at} from withdrawals where user_id = ${userId}`

  it('begins none in the name of another than who has taken it, in that transaction', async () => {
    const { user_id: userId } = await rowOf(await asked('5000'))
    const inHand = 'a payout by hand is begun by who has taken it'
    await expect(asService(attempt(userId, ada))).rejects.toThrow(inHand)
    await expect(asService(`${taken(userId, ada)}; ${attempt(userId, ada)}`)).rejects.toThrow(inHand)
    await expect(
      asService(`${taken(userId, ada)}; ${line(userId, ada)}; ${attempt(userId, bola)}`),
    ).rejects.toThrow(inHand)
    await asService(`${taken(userId, ada)}; ${line(userId, ada)}; ${attempt(userId, ada)}`)
  })

  it('passes none on without its line in the log, nor writes that of another or of another moment', async () => {
    const { user_id: userId } = await rowOf(await begun(ada, '5000'))
    const gone = `update withdrawals set taken_by = ${bola.id} where user_id = ${userId}`
    await expect(asService(gone)).rejects.toThrow('a payout is in the hands that its log says last')
    await expect(asService(line(userId, bola))).rejects.toThrow(
      'the log says who takes a payout as they take it',
    )
    await expect(asService(`${gone}; ${line(userId, bola, `now() - interval '2 days'`)}`)).rejects.toThrow(
      'the log says who takes a payout as they take it',
    )
  })

  it('passes on none past the sum, also several at once', async () => {
    const ids = [await begun(bola, '300000'), await begun(chi, '300000')]
    const rows = [await rowOf(ids[0]!), await rowOf(ids[1]!)]
    const all = rows.map(
      ({ user_id: userId }) => `update withdrawals set taken_by = ${ada.id} where user_id = ${userId}`,
    )
    const lines = rows.map(({ user_id: userId }) => line(userId, ada))
    await expect(asService([...all, ...lines].join('; '))).rejects.toThrow(
      'one person has no more than the limit in hand in 24 hours alone',
    )
  })

  it('has none confirmed by another than who has it', async () => {
    const { user_id: userId } = await rowOf(await begun(ada, '5000'))
    await expect(
      asService(`update payout_attempts set status = 'success', slip_number = 'PAST-1-' || id, ended_by = ${bola.id}, ended_at = now()
                 where user_id = ${userId}`),
    ).rejects.toThrow('a payout by hand is confirmed by who has it')
  })
})
