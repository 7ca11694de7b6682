import { payoutBatches } from '@kaadi/contract/payout-batches'
import type { PayoutDetail } from '@kaadi/contract/payouts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestApp, TestOperator } from '../../../../test/app.ts'
import { openAppWithBank } from '../../../../test/app-with-bank.ts'
import { batchingIn } from '../../../../test/batching-treasurers.ts'
import { asTreasurer } from '../../../../test/payout-desk.ts'
import { signing } from '../../../../test/signing.ts'
import { aWithdrawingSeller, type WithdrawingSeller } from '../../../../test/withdrawing-seller.ts'
import { userAvailable } from '../../../ledger/index.ts'

let app: TestApp
let [payer, ada, bola] = [] as unknown as [TestOperator, TestOperator, TestOperator]

openAppWithBank((opened) => {
  app = opened
})
beforeEach(async () => {
  payer = await app.signInOperator('treasurer')
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('treasurer')
})

interface Begun {
  readonly seller: WithdrawingSeller
  readonly id: string
}

const desk = (who: TestOperator) => asTreasurer(app, who.token)
const has = ({ id }: WithdrawingSeller) => app.deps.ledger.balance(userAvailable(id, 1))
const detail = async (who: TestOperator, id: string): Promise<PayoutDetail> =>
  (await desk(who).detail(id)).data

/** ₦`naira` that this treasurer has begun. */
const begun = async (naira: string, by = payer): Promise<Begun> => {
  const seller = await aWithdrawingSeller(app, 50_000_000n)
  const { id } = (await seller.withdraw(naira)).data
  expect((await desk(by).start(id)).code).toBe(0)
  return { seller, id }
}
/** ₦`naira` that a treasurer of its own has paid. */
const paid = async (naira: string): Promise<Begun> => {
  const by = await app.signInOperator('treasurer')
  const made = await begun(naira, by)
  expect((await desk(by).confirm(made.id)).code).toBe(0)
  return made
}
/** A day and a minute pass for what they have told, and for what they have begun. */
const aDayPasses = () =>
  app.database.asOwner(`
    alter table payout_returns disable trigger user; alter table payout_attempts disable trigger user;
    update payout_returns set asked_at = asked_at - interval '24 hours 1 minute' where asked_by in (${ada.id}, ${payer.id});
    update payout_returns r set digest = digest_of(r) where asked_by in (${ada.id}, ${payer.id});
    update payout_attempts set created_at = created_at - interval '24 hours 1 minute' where started_by = ${payer.id};
    update payout_attempts p set digest = digest_of(p) where started_by = ${payer.id};
    alter table payout_returns enable trigger user; alter table payout_attempts enable trigger user;
    call witness_anew()`)

describe('what one person alone gives back in 24 hours', () => {
  it('is summed over returns: what passes the limit is proposed, and another confirms it', async () => {
    const first = await paid('300000')
    const second = await paid('220000')
    expect((await detail(ada, second.id)).givenBackByTwo).toBe(false)
    expect((await desk(ada).recordReturn(first.id)).data.withdrawal.status).toBe(23)
    expect((await detail(ada, second.id)).givenBackByTwo).toBe(true)
    const { data } = await desk(ada).recordReturn(second.id)
    expect(data).toMatchObject({
      withdrawal: { status: 10 },
      returned: { needsSecond: true, isOwn: true, confirmedBy: null },
      secondPerson: { askedByMe: true },
    })
    const before = await has(second.seller)
    expect((await signing(app).confirmReturn(ada, second.id)).code).toBe(1728)
    expect((await signing(app).confirmReturn(bola, second.id)).data.withdrawal.status).toBe(23)
    expect(await has(second.seller)).toBe(before + 22_000_000n)
    // What two people stand for is no part of the sum, and of another person nothing is.
    expect((await desk(ada).recordReturn((await paid('150000')).id)).data.withdrawal.status).toBe(23)
    expect((await desk(bola).recordReturn((await paid('450000')).id)).data.withdrawal.status).toBe(23)
  })

  it('is summed over what was not paid and what came back', async () => {
    const own = await begun('300000')
    expect((await desk(payer).fail(own.id)).data).toMatchObject({
      withdrawal: { status: 21 },
      returned: null,
    })
    const back = await paid('250000')
    expect((await desk(payer).recordReturn(back.id)).data).toMatchObject({
      withdrawal: { status: 10 },
      returned: { needsSecond: true },
    })
    const next = await begun('199000')
    expect((await detail(payer, next.id)).givenBackByTwo).toBe(false)
    expect((await desk(payer).fail(next.id)).data.withdrawal.status).toBe(21)
    expect((await signing(app).confirmReturn(bola, back.id)).data.withdrawal.status).toBe(23)
  })

  it('holds for what they did not begin themself', async () => {
    const first = await paid('300000')
    expect((await desk(payer).recordReturn(first.id)).data.withdrawal.status).toBe(23)
    const other = await begun('300000', ada)
    await desk(ada).handBack(other.id)
    await desk(payer).start(other.id)
    const { data } = await desk(payer).fail(other.id, 'Closed.')
    expect(data).toMatchObject({
      withdrawal: { status: 4 },
      returned: { needsSecond: true, bankReference: null, reason: 'Closed.' },
    })
    expect((await signing(app).confirmReturn(bola, other.id)).data.withdrawal.status).toBe(21)
  })

  it('passes the limit by nothing where ten are told at once', async () => {
    const ids: string[] = []
    for (let nth = 0; nth < 10; nth++) ids.push((await paid('99000')).id)
    const replies = await Promise.all(ids.map((id) => desk(ada).recordReturn(id)))
    expect(replies.map(({ data }) => data.withdrawal.status).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 10),
      ...Array.from({ length: 5 }, () => 23),
    ])
  })

  it('counts for a day', async () => {
    const first = await paid('450000')
    const second = await paid('100000')
    await desk(ada).recordReturn(first.id)
    expect((await detail(ada, second.id)).givenBackByTwo).toBe(true)
    await aDayPasses()
    expect((await detail(ada, second.id)).givenBackByTwo).toBe(false)
    expect((await desk(ada).recordReturn(second.id)).data.withdrawal.status).toBe(23)
  })
})

describe('a batch over the limit of one', () => {
  const taken = async (...amounts: string[]): Promise<{ batchId: string; made: Begun[] }> => {
    const made: Begun[] = []
    for (const naira of amounts) {
      const seller = await aWithdrawingSeller(app, 50_000_000n)
      made.push({ seller, id: (await seller.withdraw(naira)).data.id })
    }
    const batching = batchingIn(app)
    const { data } = await batching.build(
      payer,
      made.map(({ id }) => id),
    )
    expect((await batching.approve(bola, data)).code).toBe(0)
    expect((await batching.take(payer, data.batchId)).code).toBe(0)
    return { batchId: data.batchId, made }
  }
  const batch = async (...amounts: string[]): Promise<Begun[]> => (await taken(...amounts)).made
  const sheet = ({ token }: TestOperator, batchId: string) =>
    app.call<{ lines: object[] }>(payoutBatches.sheet, { token, body: { batchId } })

  it('goes back unpaid by two, each of its payouts', async () => {
    for (const { seller, id } of await batch('220000', '240000', '240000')) {
      const before = await has(seller)
      expect((await detail(payer, id)).givenBackByTwo).toBe(true)
      expect((await desk(payer).fail(id)).data).toMatchObject({
        withdrawal: { status: 4 },
        returned: { needsSecond: true },
      })
      expect(await has(seller)).toBe(before)
      // Who approved the batch may confirm that it was not paid, as who released a payout may.
      expect((await signing(app).confirmReturn(bola, id)).data.withdrawal.status).toBe(21)
    }
  })

  it('pays nothing that somebody says was not paid: it is on no list, and nobody takes it or opens its account', async () => {
    const { batchId, made } = await taken('220000', '240000', '240000')
    const { id, seller } = made[1]!
    expect((await desk(payer).fail(id)).data.returned).toMatchObject({ needsSecond: true })
    expect((await sheet(payer, batchId)).data.lines).toHaveLength(2)
    expect((await desk(payer).openAccount(id)).code).toBe(1730)
    const admin = await app.signInOperator('admin')
    expect((await desk(admin).takeOver(id)).code).toBe(1730)
    expect((await desk(payer).handBack(id)).code).toBe(1730)
    expect((await desk(ada).start(id)).code).toBe(1700)
    expect((await batchingIn(app).take(ada, batchId)).code).toBe(1700)
    expect((await sheet(ada, batchId)).code).not.toBe(0)
    const before = await has(seller)
    expect((await signing(app).confirmReturn(bola, id)).data.withdrawal.status).toBe(21)
    expect(await has(seller)).toBeGreaterThan(before)
  })

  it('is given back by nobody who approved it, once it was paid', async () => {
    const [first] = await batch('220000', '240000', '240000')
    expect((await desk(payer).confirm(first!.id)).code).toBe(0)
    const before = await has(first!.seller)
    expect(await desk(bola).recordReturn(first!.id)).toMatchObject({ status: 403, code: 1728 })
    expect(await has(first!.seller)).toBe(before)
    expect((await desk(ada).recordReturn(first!.id)).data.withdrawal.status).toBe(23)
  })

  it('below it goes back by the word of who has it', async () => {
    const [only] = await batch('20000')
    expect((await desk(payer).fail(only!.id)).data.withdrawal.status).toBe(21)
  })
})

describe('the SQL role of the service', () => {
  const asService = (text: string) => app.database.asOwner(`begin; set local role kaadi_app; ${text}; commit`)

  it('says of none that it was not paid without a word of who has it', async () => {
    const { seller, id } = await begun('5000')
    for (const by of [payer, bola])
      await expect(
        asService(`update payout_attempts set status = 'failed', failure = 'Closed.', ended_by = ${by.id}, ended_at = now()
                   where user_id = ${seller.id}`),
      ).rejects.toThrow('what was not paid is told by who has it')
    expect((await desk(payer).fail(id)).data.withdrawal.status).toBe(21)
  })

  it('credits nothing that waits for a second person, not even a day later', async () => {
    await desk(ada).recordReturn((await paid('450000')).id)
    const { seller, id } = await paid('100000')
    expect((await desk(ada).recordReturn(id)).data.withdrawal.status).toBe(10)
    const credit = () =>
      asService(`update payout_attempts set status = 'reversed' where user_id = ${seller.id}`)
    await expect(credit()).rejects.toThrow('a return is told with the reference of the bank')
    await aDayPasses()
    await expect(credit()).rejects.toThrow('a return is told with the reference of the bank')
    expect((await signing(app).confirmReturn(bola, id)).data.withdrawal.status).toBe(23)
  })
})
