import { type BrandRequest, brandRequests } from '@kaadi/contract/brand-requests'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type SignedUp, type TestApp } from '../../../../test/app.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'

let app: TestApp
let seller: SignedUp
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  seller = await app.signUpUser()
})
afterAll(() => app.close())

const ask = (name: string, by = seller) =>
  app.call<BrandRequest>(brandRequests.ask, { token: by.token, body: { name } })

it('is counted once for each seller and name, however it is written', async () => {
  expect((await ask('Binance Gift')).data).toEqual({ name: 'Binance Gift', sellers: 1 })
  expect((await ask(' binance-GIFT ')).data).toEqual({ name: 'Binance Gift', sellers: 1 })
  expect((await ask('BINANCÉ GIFT', await app.signUpUser())).data).toEqual({
    name: 'Binance Gift',
    sellers: 2,
  })
})

it('is refused for a brand that is there, paused ones too', async () => {
  expect(await ask('steam')).toMatchObject({ status: 409, code: 1225 })
  expect(await ask('Razer-Gold')).toMatchObject({ status: 409, code: 1225 })
})

it.each(['!!', '1234', '—'])('is refused as %s, which names nothing', async (name) => {
  expect((await ask(name)).status).toBe(400)
})

it('takes no endless lists', async () => {
  const busy = await app.signUpUser()
  for (let n = 0; n < 30; n++) await ask(`brand ${String.fromCharCode(97 + (n % 26))} ${n}`, busy)
  expect(await ask('one more', busy)).toMatchObject({ status: 429 })
})
