import { type Payout, type PayoutDetail, payouts } from '@kaadi/contract/payouts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestOperator } from '../../../../test/app.ts'
import { asTreasurer } from '../../../../test/payout-desk.ts'
import { signing } from '../../../../test/signing.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { aWithdrawingSeller, type WithdrawingSeller } from '../../../../test/withdrawing-seller.ts'
import { userAvailable } from '../../../ledger/index.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'

let bankProvider: DevelopmentBankProvider
let app: TestApp
let signs: ReturnType<typeof signing>
let [payer, releaser, ada] = [] as unknown as [TestOperator, TestOperator, TestOperator]

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  signs = signing(app)
  payer = await app.signInOperator('treasurer')
  releaser = await app.signInOperator('treasurer')
  ada = await app.signInOperator('treasurer')
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

const call = (name: 'askRelease' | 'dropReturn', who: TestOperator, body: object) =>
  app.call<PayoutDetail>(payouts[name], { token: who.token, body })
const desk = (who: TestOperator) => asTreasurer(app, who.token)
const has = ({ id }: WithdrawingSeller) => app.deps.ledger.balance(userAvailable(id, 1))

/** ₦600,000 less the fee that `payer` asked for and has begun, and `releaser` released. */
const begun = async (): Promise<{ seller: WithdrawingSeller; id: string }> => {
  const seller = await aWithdrawingSeller(app, 60_000_000n)
  const { id } = (await seller.withdraw('600000')).data
  await call('askRelease', payer, { id })
  await signs.release(releaser, id)
  expect((await desk(payer).start(id)).code).toBe(0)
  return { seller, id }
}

describe('a payout that two people released and was not paid', () => {
  it('goes back once its payer has said so and another has confirmed it', async () => {
    const { seller, id } = await begun()
    const { data } = await desk(payer).fail(id, 'The bank closed this account.')
    expect(data.withdrawal.status).toBe(4)
    expect(data.returned).toMatchObject({
      needsSecond: true,
      bankReference: null,
      reason: 'The bank closed this account.',
      isOwn: true,
      confirmedBy: null,
    })
    expect(await has(seller)).toBe(0n)
    expect(await signs.confirmReturn(payer, id)).toMatchObject({ status: 403, code: 1728 })
    expect((await signs.confirmReturn(ada, id)).data).toMatchObject({
      withdrawal: { status: 21, reason: 'The bank closed this account.' },
      returned: { confirmedBy: expect.any(String) },
    })
    expect(await has(seller)).toBe(60_000_000n)
    expect((await signs.confirmReturn(releaser, id)).code).not.toBe(0)
    expect(await has(seller)).toBe(60_000_000n)
  })

  it('waits among what a second person confirms, who may have released it', async () => {
    const { id } = await begun()
    const waits = async (who: TestOperator) =>
      (
        await app.call<{ records: Payout[] }>(payouts.page, {
          token: who.token,
          query: { view: 'toConfirm', size: 100 },
        })
      ).data.records.find(({ withdrawal }) => withdrawal.id === id)?.secondPerson
    expect(await waits(ada)).toBeUndefined()
    await desk(payer).fail(id)
    expect(await waits(payer)).toMatchObject({ askedByMe: true })
    expect(await waits(ada)).toMatchObject({ askedByMe: false })
    expect((await signs.confirmReturn(releaser, id)).code).toBe(0)
    expect(await waits(ada)).toBeUndefined()
  })

  it('is not confirmed as paid while that waits; taken back, it is as it was', async () => {
    const { seller, id } = await begun()
    await desk(payer).fail(id)
    expect(await desk(payer).confirm(id)).toMatchObject({ status: 409, code: 1730 })
    expect(await desk(payer).fail(id, 'Once more.')).toMatchObject({ status: 409, code: 1730 })
    expect((await call('dropReturn', payer, { id })).data).toMatchObject({
      withdrawal: { status: 4 },
      returned: null,
    })
    expect((await signs.confirmReturn(ada, id)).code).toBe(1731)
    const { withdrawal, log } = (await desk(payer).confirm(id)).data
    expect(withdrawal.status).toBe(10)
    expect(log.map(({ kind }) => kind)).toEqual(['taken', 'notPaidProposed', 'proposalDropped', 'paid'])
    expect(log[1]).toMatchObject({ reason: 'The bank closed this account.', bankSlipNumber: null })
    expect(await has(seller)).toBe(0n)
  })

  it('is taken back by a senior who proposed it, who takes back no return of what was paid', async () => {
    const senior = await app.signInOperator('senior')
    const { id } = await begun()
    const body = { id, reason: 'She is ill.' }
    expect((await app.call(payouts.takeOver, { token: senior.token, body })).code).toBe(0)
    expect((await desk(senior).fail(id)).data.returned).toMatchObject({ isOwn: true })
    expect((await call('dropReturn', senior, { id })).data).toMatchObject({ returned: null })
    expect((await desk(senior).confirm(id)).data.withdrawal.status).toBe(10)
    const returned = { id, reason: 'It came back.', bankReference: 'BACK-OF-THE-SENIOR' }
    expect((await app.call(payouts.recordReturn, { token: ada.token, body: returned })).code).toBe(0)
    expect(await call('dropReturn', senior, { id })).toMatchObject({ status: 403 })
    expect((await call('dropReturn', ada, { id })).code).toBe(0)
  })

  it('is not handed back while that waits, nor where both are told at once', async () => {
    const { id } = await begun()
    await desk(payer).fail(id)
    expect(await desk(payer).handBack(id)).toMatchObject({ status: 409, code: 1730 })
    expect((await desk(payer).detail(id)).data).toMatchObject({ takenByMe: true })
    await call('dropReturn', payer, { id })
    const [told, handed] = await Promise.all([desk(payer).fail(id), desk(payer).handBack(id)])
    expect([
      [0, 1730],
      [1702, 0],
    ]).toContainEqual([told.code, handed.code])
    if (told.code === 0) await call('dropReturn', payer, { id })
    else await desk(payer).start(id)
    expect((await desk(payer).confirm(id)).data.withdrawal.status).toBe(10)
  })

  it('is told by nobody but who has it', async () => {
    const { seller, id } = await begun()
    expect(await desk(ada).fail(id)).toMatchObject({ code: 1702 })
    expect(await has(seller)).toBe(0n)
    await desk(payer).confirm(id)
  })

  it('is ended by no statement of one person, whoever writes it', async () => {
    const { seller, id } = await begun()
    const failed = `update payout_attempts set status = 'failed', failure = 'Closed.', ended_by = ${payer.id}, ended_at = now()
                    where user_id = ${seller.id}`
    const refused = 'two people released it, so two say that it was not paid'
    await expect(app.database.asOwner(failed)).rejects.toThrow(refused)
    await desk(payer).fail(id)
    await expect(app.database.asOwner(failed)).rejects.toThrow(refused)
    expect((await signs.confirmReturn(ada, id)).data.withdrawal.status).toBe(21)
  })

  it('below the limit goes back by the word of who has it', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    const { id } = (await seller.withdraw('5000')).data
    await desk(ada).start(id)
    expect((await desk(ada).fail(id)).data).toMatchObject({ withdrawal: { status: 21 }, returned: null })
    expect(await has(seller)).toBe(1_000_000n)
  })
})
