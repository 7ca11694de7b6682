import { beforeEach, describe, expect, it } from 'vitest'
import type { TestApp, TestOperator } from '../../../../test/app.ts'
import { openAppWithBank } from '../../../../test/app-with-bank.ts'
import { asTreasurer } from '../../../../test/payout-desk.ts'
import { signing } from '../../../../test/signing.ts'
import { aWithdrawingSeller } from '../../../../test/withdrawing-seller.ts'
import { userAvailable } from '../../../ledger/index.ts'

let app: TestApp
let [ada, bola, chi, dele] = [] as unknown as [TestOperator, TestOperator, TestOperator, TestOperator]

openAppWithBank((opened) => {
  app = opened
})
beforeEach(async () => {
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('treasurer')
  chi = await app.signInOperator('treasurer')
  dele = await app.signInOperator('treasurer')
})

const desk = (who: TestOperator) => asTreasurer(app, who.token)
const signs = () => signing(app)
/** ₦`naira` that Ada began and Chi had as well, who both handed it back; Bola has it. */
const passedOn = async (naira = '100000') => {
  const seller = await aWithdrawingSeller(app, 100_000_000n)
  const { id } = (await seller.withdraw(naira)).data
  for (const who of [ada, chi]) {
    expect((await desk(who).start(id)).code).toBe(0)
    expect((await desk(who).openAccount(id)).code).toBe(0)
    expect((await desk(who).handBack(id)).code).toBe(0)
  }
  expect((await desk(bola).start(id)).code).toBe(0)
  return { seller, id }
}
/** Bola has given back so much alone that the next takes two. */
const hasGivenBack = async () => {
  const seller = await aWithdrawingSeller(app, 100_000_000n)
  const { id } = (await seller.withdraw('450000')).data
  await desk(dele).start(id)
  await desk(dele).confirm(id)
  expect((await desk(bola).recordReturn(id)).data.withdrawal.status).toBe(23)
}
const digestOf = async (sellerId: bigint) =>
  (
    await app.database.asOwner(
      `select withdrawal_id, encode(digest, 'hex') as digest from payout_returns where user_id = ${sellerId}`,
    )
  )[0]!

describe('who once had a payout in hand and handed it back', () => {
  it('confirms of nobody that it was not paid', async () => {
    await hasGivenBack()
    const { seller, id } = await passedOn()
    expect((await desk(bola).fail(id)).data.returned).toMatchObject({ needsSecond: true })
    const before = await app.deps.ledger.balance(userAvailable(seller.id, 1))
    for (const who of [ada, chi]) {
      expect((await desk(who).detail(id)).data.wasInMyHands).toBe(true)
      expect(await signs().confirmReturn(who, id)).toMatchObject({ status: 403, code: 1728 })
    }
    expect(await app.deps.ledger.balance(userAvailable(seller.id, 1))).toBe(before)
    // Nor where they have signed it, past the service.
    const { withdrawal_id: key, digest } = await digestOf(seller.id)
    expect(
      await app.database.asOwner(
        `select confirm_payout_return(${seller.id}, ${key}, ${chi.id}, '\\x${digest}') as done`,
      ),
    ).toEqual([{ done: false }])
    expect((await desk(dele).detail(id)).data.wasInMyHands).toBe(false)
    expect((await signs().confirmReturn(dele, id)).data.withdrawal.status).toBe(21)
  })

  it('says of none that it came back, and confirms it of nobody', async () => {
    await hasGivenBack()
    const { seller, id } = await passedOn()
    expect((await desk(bola).confirm(id)).code).toBe(0)
    for (const who of [ada, bola, chi])
      expect(await desk(who).recordReturn(id)).toMatchObject({ status: 403, code: 1728 })
    await expect(
      app.database.asOwner(`
        insert into payout_returns (user_id, withdrawal_id, reference, amount, currency_id, bank_reference, reason, asked_by)
        select user_id, id, provider_reference, net, currency_id, 'BACK-PAST-1', 'It came back.', ${chi.id}
        from withdrawals where user_id = ${seller.id}`),
    ).rejects.toThrow('a return is proposed as the payout stands')
    const emi = await app.signInOperator('treasurer')
    const other = await aWithdrawingSeller(app, 100_000_000n)
    const second = (await other.withdraw('450000')).data.id
    await desk(emi).start(second)
    await desk(emi).confirm(second)
    expect((await desk(dele).recordReturn(second)).data.withdrawal.status).toBe(23)
    expect((await desk(dele).recordReturn(id)).data.returned).toMatchObject({ needsSecond: true })
    for (const who of [ada, bola, chi])
      expect(await signs().confirmReturn(who, id)).toMatchObject({ status: 403, code: 1728 })
    expect((await signs().confirmReturn(emi, id)).data.withdrawal.status).toBe(23)
  })
})
