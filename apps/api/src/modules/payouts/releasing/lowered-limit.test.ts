import { type Payout, type PayoutDetail, payouts } from '@kaadi/contract/payouts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp, TestOperator } from '../../../../test/app.ts'
import { openAppWithBank } from '../../../../test/app-with-bank.ts'
import { changing } from '../../../../test/changing.ts'
import { asTreasurer } from '../../../../test/payout-desk.ts'
import { signing } from '../../../../test/signing.ts'
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
afterEach(() => limitIs('500000'))

/** Over how much of naira a payout takes two, from now on. */
async function limitIs(most: string): Promise<void> {
  const maker = changing(app)(await app.signInOperator('editor'))
  const before = (await maker.row('releaseLimits', '1'))!
  if (before.most === most) return
  const reason = 'As agreed on Monday.'
  const { data } = await maker.propose({
    resource: 'releaseLimits',
    before,
    after: { ...before, most },
    reason,
  })
  if (data.status === 'waiting') await changing(app)(await app.signInOperator('treasurer')).decide(data)
  expect((await maker.row('releaseLimits', '1'))!.most).toBe(most)
}

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
const ask = (who: TestOperator, id: string) =>
  app.call<PayoutDetail>(payouts.askRelease, { token: who.token, body: { id } })
const release = (who: TestOperator, id: string) => signing(app).release(who, id)
const waitsForRelease = async (id: string) => {
  const { data } = await app.call<{ records: Payout[] }>(payouts.page, {
    token: bola.token,
    query: { view: 'toRelease', size: 100 },
  })
  return data.records.some(({ withdrawal }) => withdrawal.id === id)
}

describe('a payout that was begun before the limit was lowered below it', () => {
  it('is taken again, once a second person has released it', async () => {
    const id = await begun(ada, '400000')
    await desk(ada).handBack(id)
    await limitIs('300000')
    for (const who of [ada, bola])
      expect(await desk(who).start(id)).toMatchObject({ status: 409, code: 1716 })
    expect((await ask(ada, id)).data.release).toMatchObject({ limit: '300000.00', isOwn: true })
    expect(await waitsForRelease(id)).toBe(true)
    expect(await release(ada, id)).toMatchObject({ code: 1719 })
    expect((await release(bola, id)).data.release).toMatchObject({ releasedBy: expect.any(String) })
    expect(await desk(bola).start(id)).toMatchObject({ status: 403, code: 1721 })
    expect((await desk(chi).start(id)).code).toBe(0)
    expect((await desk(chi).confirm(id)).data.withdrawal.status).toBe(10)
  })

  it('is released by nobody who had it in hand', async () => {
    const id = await begun(ada, '400000')
    await desk(ada).handBack(id)
    expect((await desk(bola).start(id)).code).toBe(0)
    await desk(bola).handBack(id)
    await limitIs('300000')
    expect((await ask(chi, id)).code).toBe(0)
    for (const who of [ada, bola]) expect(await release(who, id)).toMatchObject({ status: 403, code: 1747 })
    const dele = await app.signInOperator('treasurer')
    expect((await release(dele, id)).code).toBe(0)
    expect((await desk(bola).start(id)).code).toBe(0)
    expect((await desk(bola).fail(id)).data.returned).toMatchObject({
      needsSecond: true,
      bankReference: null,
    })
    expect(await signing(app).confirmReturn(ada, id)).toMatchObject({ code: 1728 })
    expect((await signing(app).confirmReturn(dele, id)).data.withdrawal.status).toBe(21)
  })

  it('is taken over from who has gone home, once a second person has released it', async () => {
    const id = await begun(ada, '400000')
    await limitIs('300000')
    expect(await desk(senior).takeOver(id)).toMatchObject({ status: 409, code: 1716 })
    expect((await ask(chi, id)).code).toBe(0)
    expect(await waitsForRelease(id)).toBe(true)
    expect((await release(bola, id)).code).toBe(0)
    expect(await waitsForRelease(id)).toBe(false)
    expect((await desk(senior).takeOver(id)).code).toBe(0)
    expect((await desk(senior).confirm(id)).code).toBe(0)
  })

  it('is ended by who has it without a release', async () => {
    const id = await begun(ada, '400000')
    await limitIs('300000')
    expect((await desk(ada).confirm(id)).code).toBe(0)
    expect(await ask(chi, id)).toMatchObject({ status: 409, code: 1743 })
  })
})

describe('a payout within the limit that was begun and handed back', () => {
  it('is taken by who has had their limit in hand, once a second person has released it', async () => {
    await begun(ada, '400000')
    const id = await begun(chi, '300000')
    expect(await ask(ada, id)).toMatchObject({ status: 409, code: 1700 })
    await desk(chi).handBack(id)
    expect(await desk(ada).start(id)).toMatchObject({ status: 409, code: 1746 })
    expect((await desk(ada).detail(id)).data.release).toMatchObject({ sum: '699900.00', askedBy: null })
    expect((await ask(ada, id)).data.release).toMatchObject({ isOwn: true })
    expect(await release(chi, id)).toMatchObject({ status: 403, code: 1747 })
    expect((await release(bola, id)).code).toBe(0)
    expect((await desk(ada).start(id)).code).toBe(0)
    expect((await desk(ada).confirm(id)).code).toBe(0)
  })

  it('is not released while somebody has it', async () => {
    await begun(ada, '400000')
    const id = await begun(chi, '300000')
    await desk(chi).handBack(id)
    expect((await ask(ada, id)).code).toBe(0)
    expect((await desk(chi).start(id)).code).toBe(0)
    expect(await release(bola, id)).toMatchObject({ status: 409, code: 1700 })
    const { release: asked } = (await desk(bola).detail(id)).data
    expect(asked).toBeNull()
    expect((await desk(chi).confirm(id)).code).toBe(0)
  })
})
