import { books } from '@kaadi/contract/books'
import { type BatchSheetLine, payoutBatches } from '@kaadi/contract/payout-batches'
import { risk } from '@kaadi/contract/risk'
import { beforeAll, expect, it } from 'vitest'
import { adjustmentSql } from '../../../../test/adjusted.ts'
import type { TestApp } from '../../../../test/app.ts'
import { openAppWithBank } from '../../../../test/app-with-bank.ts'
import { batchingIn } from '../../../../test/batching-treasurers.ts'
import { asTreasurer, aTakenPayout, type Treasurer } from '../../../../test/payout-desk.ts'

let app: TestApp
let [treasurerToken, seniorToken] = ['', '']
let [ada, senior] = [] as unknown as [Treasurer, Treasurer]

openAppWithBank((opened) => {
  app = opened
})
beforeAll(async () => {
  treasurerToken = (await app.signInOperator('treasurer')).token
  seniorToken = (await app.signInOperator('senior')).token
  ada = asTreasurer(app, treasurerToken)
  senior = asTreasurer(app, seniorToken)
})

const pause = async (sellerId: string) => {
  const body = {
    sellerId,
    scope: 'both',
    rule: 'unusualUse',
    facts: ['Signed in from two countries within an hour.'],
    untilTime: new Date(Date.now() + 86_400_000).toISOString(),
  }
  expect((await app.call(risk.pause, { token: seniorToken, body })).code).toBe(0)
}

it('whoever takes it over ends it, and reads its number where it could be begun alone', async () => {
  const { id } = await aTakenPayout(app, ada)
  expect((await senior.takeOver(id)).code).toBe(0)
  expect((await senior.openAccount(id)).data.accountNumber).toMatch(/^\d{10}$/)
})

it('of a paused seller whoever began it reads the number, and nobody else', async () => {
  const { id, seller } = await aTakenPayout(app, ada)
  await pause(seller.user.userId)
  expect((await ada.detail(id)).data).toMatchObject({ sellerPaused: true, numberHidden: false })
  expect((await ada.openAccount(id)).code).toBe(0)
  expect((await senior.takeOver(id)).code).toBe(0)
  expect((await senior.detail(id)).data).toMatchObject({ sellerPaused: true, numberHidden: true })
  expect(await senior.openAccount(id)).toMatchObject({ status: 409, code: 1974 })
  expect((await senior.fail(id)).data.withdrawal.status).toBe(21)
})

it('of who owes likewise, and it is ended as paid', async () => {
  const { id, seller } = await aTakenPayout(app, ada)
  await app.database.asOwner(adjustmentSql({ userId: seller.id, currencyId: 2, amount: 5_000n, isIn: false }))
  expect((await senior.takeOver(id)).code).toBe(0)
  expect(await senior.openAccount(id)).toMatchObject({ status: 409, code: 1760 })
  expect((await senior.confirm(id)).data.withdrawal.status).toBe(10)
})

it('while payouts are stopped likewise, and in no sheet of a batch, which shows the others', async () => {
  const batches = batchingIn(app)
  const [ade, bola] = [await app.signInOperator('treasurer'), await app.signInOperator('treasurer')]
  const [owing, fine] = await batches.several(2)
  const { data: batch } = await batches.build(ade, [owing!.id, fine!.id])
  expect((await batches.approve(bola, batch)).code).toBe(0)
  await batches.take(ade, batch.batchId)
  await app.database.asOwner(
    adjustmentSql({ userId: owing!.seller.id, currencyId: 2, amount: 5_000n, isIn: false }),
  )
  const { token } = await app.signInOperator('admin')
  for (const { id } of [owing!, fine!]) expect((await asTreasurer(app, token).takeOver(id)).code).toBe(0)
  const body = { batchId: batch.batchId }
  const sheet = await app.call<{ lines: BatchSheetLine[] }>(payoutBatches.sheet, { token, body })
  expect(sheet.data.lines.map(({ reference }) => reference)).toEqual([fine!.reference])

  const { id } = await aTakenPayout(app, ada)
  expect((await senior.takeOver(id)).code).toBe(0)
  const stopped = await app.call(books.stop, { token: treasurerToken, body: { reason: 'A strange call.' } })
  expect(stopped.code).toBe(0)
  const against = { payoutsStopped: true, sellerPaused: false, accountBlocked: false, numberHidden: true }
  expect((await senior.detail(id)).data).toMatchObject(against)
  expect(await senior.openAccount(id)).toMatchObject({ status: 409, code: 1708 })
  expect((await senior.confirm(id)).data.withdrawal.status).toBe(10)
})
