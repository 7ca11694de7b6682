import { cardOrders, type Quote } from '@kaadi/contract/card-orders'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aSellingSeller, aSteamCode, type SellingSeller } from '../../../../test/selling-seller.ts'
import { setSwitch } from '../../../../test/set-switch.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'

let app: TestApp
let seller: SellingSeller
let admin: { token: string }
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  seller = await aSellingSeller(app)
  admin = await app.signInOperator('admin')
})
afterEach(() => setBrand(true))
afterAll(() => closeSoundly(app))

const closed = { status: 409, code: 1200 }
const setBrand = async (isOpen: boolean) => {
  const wanted = { name: 'brand', subject: 'steam', isOpen } as const
  const reply = await setSwitch(app, admin.token, { ...wanted, ...(!isOpen && { reason: 'Fraud.' }) })
  expect(reply).toMatchObject({ code: 0 })
}
const aLock = async () => (await seller.quote()).data.quoteId
const sendUnder = (quoteId: string) => seller.submit({ quoteId, cards: [{ code: aSteamCode(), photos: [] }] })
const extend = (quoteId: string) =>
  app.call<Quote>(cardOrders.extendQuote, { token: seller.token, body: { quoteId } })
/** Moves the end of a lock; the database's own now is what counts. */
const expire = (quoteId: string) =>
  app.database.asOwner(`alter table quotes disable trigger all;
    update quotes set created_at = now() - interval '1 hour', expires_at = now() where public_id = '${quoteId}';
    alter table quotes enable trigger all`)

it('pays the rate that was locked before the brand was closed', async () => {
  const quoteId = await aLock()
  await setBrand(false)
  expect(await sendUnder(quoteId)).toMatchObject({ code: 0, data: { payout: '148000.00', rate: '1480' } })
})

it('locks no other rate, and makes the one that was locked no longer', async () => {
  const quoteId = await aLock()
  await setBrand(false)
  expect(await seller.quote()).toMatchObject(closed)
  expect(await extend(quoteId)).toMatchObject(closed)
  expect(await sendUnder(quoteId)).toMatchObject({ code: 0 })
})

it('can be made longer once the brand is open again', async () => {
  const quoteId = await aLock()
  await setBrand(false)
  expect(await extend(quoteId)).toMatchObject(closed)
  await setBrand(true)
  expect(await extend(quoteId)).toMatchObject({ code: 0, data: { quoteId } })
})

it('takes no cards once the lock has ended, and offers no rate in its place', async () => {
  const quoteId = await aLock()
  await setBrand(false)
  await expire(quoteId)
  expect(await sendUnder(quoteId)).toMatchObject(closed)
  expect(await extend(quoteId)).toMatchObject(closed)
})

it('says of a lock that was made longer before that it was, whether or not the brand is closed', async () => {
  const quoteId = await aLock()
  expect(await extend(quoteId)).toMatchObject({ code: 0 })
  await setBrand(false)
  expect(await extend(quoteId)).toMatchObject({ status: 409, code: 1203 })
  expect(await sendUnder(quoteId)).toMatchObject({ code: 0 })
})

it('takes no cards of a brand that was taken out of the catalogue', async () => {
  const quoteId = await aLock()
  const list = (enabled: boolean) =>
    app.database.asOwner(`update card_types set enabled = ${enabled} where id = 'steam'`)
  await list(false)
  const refused = await sendUnder(quoteId)
  await list(true)
  expect(refused).toMatchObject(closed)
})
